import type { CreatedDoorDevice } from '@laurel/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { eventQuery } from '../../api/event-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { ownAddress } from '../../api/site.ts'
import { Dialog } from '../../components/dialog.tsx'
import { TextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { QrCode } from '../../components/qr-code.tsx'
import { ShownOnce } from '../../components/shown-once.tsx'
import { TimeField, timeIn } from '../../components/time-field.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { attendanceQuery } from './attendance-query.ts'
import { checkInMessages } from './messages.ts'

/** A device is named and given doors; its link is shown once. */
export function NewDoorLink({ eventId, close }: { eventId: number; close: () => void }) {
  const text = useMessages(checkInMessages)
  const client = useQueryClient()
  const zone = useQuery(eventQuery(eventId)).data?.event_timezone ?? 'UTC'
  const [made, setMade] = useState<CreatedDoorDevice | null>(null)
  if (made !== null) {
    const url = ownAddress(made.url)
    return (
      <Dialog title={made.name} close={close}>
        <div className="stack">
          <QrCode text={url} label={text.linkCode} fileName="door-link.svg" save={text.saveCode} />
          <ShownOnce about={text.linkMade} secret={url} kept={text.linkKept} done={close} />
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title={text.newDevice} close={close}>
      <Form
        submit={text.newDevice}
        save={(values) => {
          const sessions = values.getAll('session_ids').map(Number)
          return laurel.doorDevices.create(eventId, {
            name: textOf(values, 'name'),
            session_ids: sessions.length > 0 ? sessions : null,
            expires_at: timeIn(values, 'expires_at', zone),
          })
        }}
        done={async (device) => {
          setMade(device)
          await client.invalidateQueries({ queryKey: ['check-in', eventId, 'door-devices'] })
        }}
      >
        <TextField name="name" label={text.deviceName} data-autofocus />
        <SessionBoxes eventId={eventId} />
        <TimeField name="expires_at" label={text.expires} description={text.expiresAbout} zone={zone} />
      </Form>
    </Dialog>
  )
}

function SessionBoxes({ eventId }: { eventId: number }) {
  const text = useMessages(checkInMessages)
  const sessions = useQuery(attendanceQuery(eventId)).data?.sessions ?? []
  if (sessions.length === 0) return null
  return (
    <fieldset className="choices" name="session_ids">
      <legend>{text.chosenSessions}</legend>
      <p className="soft">{text.everyDoor}</p>
      {sessions.map(({ session_id, title }) => (
        <label key={session_id}>
          <input type="checkbox" name="session_ids" value={session_id} /> <bdi>{title}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
