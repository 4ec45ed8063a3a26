import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { NativeSelect } from '../../../components/inputs.ts'
import { templateMessages } from '../messages/templates.ts'

/** The event and attendee of a preview; empty: sample data. */
export type Recipient = { event_id?: number; attendee_id?: number }

/** Choices that one request returns. */
const MOST = 200

type Props = { value: Recipient; change: (to: Recipient) => void }

/** Chooses an event and one of its attendees for the preview, or sample data. */
export function PreviewAs({ value: { event_id, attendee_id }, change }: Props) {
  const text = templateMessages
  const { who } = useRouteContext({ from: '/inside' })
  const mayRead = may(who, 'events:read') && may(who, 'attendees:read')
  const events = useQuery({
    queryKey: ['events', 'choices'],
    queryFn: async () => laurel.events.list({ limit: MOST }),
    enabled: mayRead,
  })
  const people = useQuery({
    queryKey: ['attendees', event_id, 'choices'],
    queryFn: async () => laurel.attendees.list(event_id!, { limit: MOST }),
    enabled: event_id !== undefined && mayRead,
  })
  if (!mayRead || !events.data?.rows.length) return null
  return (
    <div className="beside">
      <NativeSelect
        label={text.asWhom}
        value={event_id ?? ''}
        data={[
          { value: '', label: text.sample },
          ...events.data.rows.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => change(value === '' ? {} : { event_id: Number(value) })}
      />
      {event_id !== undefined && (
        <NativeSelect
          label={text.attendee}
          value={attendee_id ?? ''}
          data={[
            { value: '', label: text.anyAttendee },
            ...(people.data?.rows ?? []).map(({ id, first_name, last_name, email }) => ({
              value: String(id),
              label: [first_name, last_name].filter(Boolean).join(' ') || (email ?? String(id)),
            })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            change(value === '' ? { event_id } : { event_id, attendee_id: Number(value) })
          }
        />
      )}
    </div>
  )
}
