import type { Member } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { eventQuery } from '../../api/event-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { SelectField, textOf } from '../../components/fields.tsx'
import { useProblem } from '../../components/form.tsx'
import { TextInput } from '../../components/inputs.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import { peopleMessages, roleMessages } from './messages/people.ts'

const SHOWN = 20

/** The chosen role and event ids; null means all events. */
export function roleOf(values: FormData): Pick<Member, 'role' | 'event_ids'> {
  const isLimited = values.get('reach') === 'some'
  return {
    role: textOf(values, 'role') as Member['role'],
    event_ids: isLimited ? values.getAll('event_ids').map(Number) : null,
  }
}

/** Each role with what it may do, and, where a role can be limited, to which events. */
export function RoleFields({ role = 'editor', events = null }: { role?: Member['role']; events?: number[] | null }) {
  const text = useMessages(peopleMessages)
  const [chosen, setChosen] = useState<string>(role)
  const roles = useQuery({ queryKey: ['roles'], queryFn: () => laurel.people.roles() })
  const canBeLimited = roles.data?.some(({ role, limited }) => role === chosen && limited) ?? events !== null
  return (
    <>
      <SelectField
        name="role"
        label={text.role}
        defaultValue={role}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={Object.entries(text.roles).map(([value, label]) => ({
          value,
          label: `${label}: ${text.rolesAbout[value]}`,
        }))}
      />
      {canBeLimited && <Reach of={events} />}
    </>
  )
}

function Reach({ of }: { of: number[] | null }) {
  const text = useMessages(roleMessages)
  const [isLimited, setLimited] = useState(of !== null)
  const problem = useProblem('event_ids')
  return (
    <fieldset className="choices">
      <legend>{text.events}</legend>
      {[false, true].map((limited) => (
        <label key={String(limited)}>
          <input
            type="radio"
            name="reach"
            value={limited ? 'some' : 'every'}
            checked={isLimited === limited}
            onChange={() => setLimited(limited)}
          />
          {limited ? text.some : text.every}
        </label>
      ))}
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
  const text = useMessages(roleMessages)
  const [chosen, setChosen] = useState(of)
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

/** One that was chosen before need not be among those that are found now. */
function EventName({ id, known }: { id: number; known: string | undefined }) {
  const event = useQuery({ ...eventQuery(id), enabled: known === undefined })
  return <bdi>{known ?? event.data?.name ?? id}</bdi>
}
