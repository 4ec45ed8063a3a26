import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { eventQuery } from '../api/event-queries.ts'
import { laurel } from '../api/laurel.ts'
import { useProblem } from '../components/form.tsx'
import { TextInput } from '../components/inputs.ts'
import { useFollowed } from '../components/use-followed.ts'
import { eventChoiceMessages } from './messages/event-choice.ts'

const SHOWN = 20

/** The chosen event ids; null means all events. */
export function eventIdsIn(values: FormData): number[] | null {
  return values.get('reach') === 'some' ? values.getAll('event_ids').map(Number) : null
}

type Props = { label: string; every: string; about?: string; of: number[] | null }

/** Choice between all events and some, which are found by their names. `of`: the events so far; null for all. */
export function EventChoice({ label, every, about, of }: Props) {
  const text = eventChoiceMessages
  const [isLimited, setLimited] = useFollowed(of !== null)
  const problem = useProblem('event_ids')
  return (
    <fieldset className="choices" name="event_ids">
      <legend>{label}</legend>
      {[false, true].map((limited) => (
        <label key={String(limited)}>
          <input
            type="radio"
            name="reach"
            value={limited ? 'some' : 'every'}
            checked={isLimited === limited}
            onChange={() => setLimited(limited)}
          />
          {limited ? text.some : every}
        </label>
      ))}
      {isLimited && about && <p className="soft">{about}</p>}
      {isLimited && <Events of={of ?? []} />}
      {problem && (
        <p role="alert" className="danger">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

function Events({ of }: { of: number[] }) {
  const text = eventChoiceMessages
  const [chosen, setChosen] = useFollowed(of)
  const [q, setQ] = useState('')
  const found = useQuery({
    queryKey: ['events', 'to choose', q],
    queryFn: async () => (await laurel.events.list({ limit: SHOWN, ...(q && { search: q }) })).rows,
    placeholderData: (before) => before,
  })
  const named = new Map(found.data?.map(({ id, name }) => [id, name]))
  const shown = [...chosen, ...[...named.keys()].filter((id) => !chosen.includes(id))]
  return (
    <>
      <TextInput aria-label={text.search} placeholder={text.search} value={q} onChange={(e) => setQ(e.target.value)} />
      <span className="soft" role="status">
        {text.chosen(chosen.length)}
      </span>
      {found.data?.length === 0 && <span>{text.nothing}</span>}
      {shown.map((id) => (
        <label key={id}>
          <input
            type="checkbox"
            name="event_ids"
            value={id}
            checked={chosen.includes(id)}
            onChange={(event) =>
              setChosen(event.currentTarget.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
          <EventName id={id} known={named.get(id)} />
        </label>
      ))}
    </>
  )
}

/** The name of an event, or its id when it was deleted. `known`: the name, if it is loaded already. */
export function EventName({ id, known }: { id: number; known?: string | undefined }) {
  const event = useQuery({ ...eventQuery(id), enabled: known === undefined })
  return <bdi>{known ?? event.data?.name ?? id}</bdi>
}
