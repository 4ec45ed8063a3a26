import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { contactTagsQuery } from '../../../api/contact-queries.ts'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { crmSettingsMessages } from '../messages/settings.ts'

/** The tags of contacts with their number, most used first; each leads to its contacts. */
export function TagList() {
  const text = crmSettingsMessages
  const { formats } = useLanguage()
  const id = useId()
  const found = useQuery(contactTagsQuery)
  const { rows = [], total = 0 } = found.data ?? {}
  return (
    <section className="surface padded stack" aria-labelledby={id}>
      <h2 className="group-title" id={id}>
        {text.tags} {total > 0 && <span className="soft count">{formats.number(total)}</span>}
      </h2>
      {found.isPending && <Skeleton height={60} />}
      {found.isError && <ProblemNote error={found.error} retry={() => void found.refetch()} />}
      {found.isSuccess && total === 0 && <p className="soft">{text.noTags}</p>}
      <ul className="tag-list">
        {rows.map(({ tag, contact_count }) => (
          <li key={tag}>
            <Link to="/crm" search={{ tag } as never}>
              <bdi>{tag}</bdi>
            </Link>{' '}
            <span className="soft count">{formats.number(contact_count)}</span>
          </li>
        ))}
      </ul>
      {total > rows.length && <p className="soft">{text.mostUsed(formats.number(rows.length))}</p>}
    </section>
  )
}
