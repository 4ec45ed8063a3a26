import type { AttendeeInFull, Session } from '@laurel/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { sessionsQuery } from '../../api/session-queries.ts'
import { Button } from '../../components/button.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Form } from '../../components/form.tsx'
import { isOn, SwitchField } from '../../components/switch-field.tsx'
import { toast } from '../../components/toasts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { signUpMessages } from './messages/sign-ups.ts'

type Props = { eventId: number; zone: string | undefined; of: AttendeeInFull; mayWrite: boolean }

/** The sessions that a person signed up for, which organisers can change; nothing for an event without such sessions. */
export function SignUpsPart({ eventId, zone, of, mayWrite }: Props) {
  const text = signUpMessages
  const { span } = useLanguage().formats
  const sessions = (useQuery(sessionsQuery(eventId)).data ?? []).filter(({ signup }) => signup)
  const [changes, setChanges] = useState(false)
  if (sessions.length === 0 && of.signed_up.length === 0) return null
  return (
    <section aria-label={text.title}>
      <h2 className="group-title">{text.title}</h2>
      {of.signed_up.length === 0 && <p className="soft">{text.none}</p>}
      <ul className="story">
        {of.signed_up.map(({ session_id, title, start_time, end_time, status }) => (
          <li key={session_id}>
            <bdi>{title}</bdi>{' '}
            <span className="soft">
              {status !== 'place' && `${text.states[status]} · `}
              {span(start_time, end_time, zone ?? 'UTC')}
            </span>
          </li>
        ))}
      </ul>
      {mayWrite && of.status !== 'cancelled' && (
        <Button variant="default" size="compact-sm" onClick={() => setChanges(true)}>
          {text.change}
        </Button>
      )}
      {changes && <ChangeSessions {...{ eventId, zone, of, sessions }} close={() => setChanges(false)} />}
    </section>
  )
}

type ChangeProps = Omit<Props, 'mayWrite'> & { sessions: readonly Session[]; close: () => void }

function ChangeSessions({ eventId, zone, of, sessions, close }: ChangeProps) {
  const text = signUpMessages
  const { span, number } = useLanguage().formats
  const client = useQueryClient()
  const chosen = of.signed_up.filter(({ status }) => status !== 'missed').map(({ session_id }) => session_id)
  const isFull = ({ id, capacity, signed_up_count: count }: Session) =>
    capacity !== null && count >= capacity && !chosen.includes(id)
  const save = async (values: FormData) =>
    laurel.attendees.setSessions(eventId, of.id, {
      session_ids: values.getAll('session_ids').map(Number),
      over_capacity: isOn(values, 'over_capacity'),
    })
  const done = async () => {
    toast(text.saved)
    close()
    await Promise.all([
      client.invalidateQueries({ queryKey: ['attendees', eventId] }),
      client.invalidateQueries(sessionsQuery(eventId)),
    ])
  }
  return (
    <Dialog title={text.change} close={close}>
      <Form submit={text.save} save={save} done={done}>
        <fieldset className="choices wide">
          <legend>{text.title}</legend>
          {sessions.map((session) => (
            <label key={session.id} className="switch">
              <input
                type="checkbox"
                name="session_ids"
                value={session.id}
                defaultChecked={chosen.includes(session.id)}
              />
              <span>
                <bdi>{session.title}</bdi>
                <span className="soft about">
                  {span(session.start_time, session.end_time, zone ?? 'UTC')}
                  {session.capacity !== null &&
                    ` · ${text.signedUpOf(number(session.signed_up_count), number(session.capacity))}`}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        {sessions.some(isFull) && (
          <SwitchField name="over_capacity" label={text.beyond} about={text.beyondAbout} isOn={false} />
        )}
      </Form>
    </Dialog>
  )
}
