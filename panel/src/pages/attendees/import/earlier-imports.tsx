import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { useLanguage, useWords } from '../../../words/use-words.tsx'
import { type Counts, importWords } from './import-words.ts'

const KEPT_MS = 30 * 86_400_000
const NEWEST = 20

/** What was imported into the event in the last 30 days, when, by whom, and what came of it. */
export function EarlierImports({ eventId }: { eventId: number }) {
  const text = useWords(importWords)
  const { formats } = useLanguage()
  const [since] = useState(() => new Date(Date.now() - KEPT_MS).toISOString())
  const earlier = useQuery({
    queryKey: ['attendees', eventId, 'imports'],
    queryFn: () =>
      laurel.audit.list({
        ...{ action: 'event.import_attendees', subject_type: 'event', subject_id: eventId },
        ...{ since, limit: NEWEST },
      }),
  })
  if (!earlier.data?.rows.length) return null
  return (
    <section className="sheet padded stack">
      <h2 className="group-title">{text.earlier}</h2>
      <ul className="problems">
        {earlier.data.rows.map(({ id, at, actor, after }) => (
          <li key={id}>
            {formats.moment(at)}, <bdi>{actor.name ?? `${actor.kind} ${actor.id ?? ''}`}</bdi>:{' '}
            {text.verdict(after as unknown as Counts)}
          </li>
        ))}
      </ul>
    </section>
  )
}
