import type { Member } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { SelectField, textOf } from '../../components/fields.tsx'
import { COLON } from '../../messages/use-messages.tsx'
import { EventChoice, eventIdsIn } from '../../shell-parts/event-choice.tsx'
import { peopleMessages, roleMessages } from './messages/people.ts'

/** The chosen role and event ids; null means all events. */
export function roleOf(values: FormData): Pick<Member, 'role' | 'event_ids'> {
  return { role: textOf(values, 'role') as Member['role'], event_ids: eventIdsIn(values) }
}

/** Each role with what it may do, and, where a role can be limited, to which events. */
export function RoleFields({ role = 'editor', events = null }: { role?: Member['role']; events?: number[] | null }) {
  const text = peopleMessages
  const { events: label, every } = roleMessages
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
          label: `${label}${COLON} ${text.rolesAbout[value]}`,
        }))}
      />
      {canBeLimited && <EventChoice label={label} every={every} of={events} />}
    </>
  )
}
