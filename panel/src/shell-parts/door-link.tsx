import type { CreatedDoorDevice } from '@laurel/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { attendanceQuery } from '../api/attendance-query.ts'
import { eventQuery } from '../api/event-queries.ts'
import { laurel } from '../api/laurel.ts'
import { ownAddress } from '../api/site.ts'
import { Dialog } from '../components/dialog.tsx'
import { TextField, textOf } from '../components/fields.tsx'
import { Form } from '../components/form.tsx'
import { QrCode } from '../components/qr-code.tsx'
import { ShownOnce } from '../components/shown-once.tsx'
import { TimeField, timeIn } from '../components/time-field.tsx'
import { useLanguage } from '../messages/use-messages.tsx'
import { doorLinkMessages } from './messages/door-link.ts'

type Props = { eventId: number; close: () => void }

/** Names a device and gives it doors; then shows its link once, as a QR code for the phone that becomes the device. */
export function DoorLink({ eventId, close }: Props) {
  const text = doorLinkMessages
  const client = useQueryClient()
  const zone = useQuery(eventQuery(eventId)).data?.event_timezone ?? 'UTC'
  const [made, setMade] = useState<CreatedDoorDevice | null>(null)
  return (
    <Dialog title={text.title} close={close}>
      {made === null ? (
        <Form
          submit={text.create}
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
          <p className="soft">{text.about}</p>
          <TextField name="name" label={text.device} defaultValue={text.deviceName} data-autofocus />
          <SessionBoxes eventId={eventId} />
          <TimeField name="expires_at" label={text.expires} description={text.expiresAbout} zone={zone} />
        </Form>
      ) : (
        <MadeLink of={made} zone={zone} close={close} />
      )}
    </Dialog>
  )
}

function MadeLink({ of, zone, close }: { of: CreatedDoorDevice; zone: string; close: () => void }) {
  const text = doorLinkMessages
  const { formats } = useLanguage()
  const url = ownAddress(of.url)
  const about = text.once(formats.moment(of.expires_at, zone))
  return (
    <div className="stack">
      <QrCode text={url} label={text.qr} fileName="door-link.svg" save={text.saveQr} />
      <ShownOnce about={about} secret={url} kept={text.done} done={close} />
    </div>
  )
}

function SessionBoxes({ eventId }: { eventId: number }) {
  const text = doorLinkMessages
  const sessions = useQuery(attendanceQuery(eventId)).data?.sessions ?? []
  if (sessions.length === 0) return null
  return (
    <fieldset className="choices" name="session_ids">
      <legend>{text.sessions}</legend>
      <p className="soft">{text.sessionsAbout}</p>
      {sessions.map(({ session_id, title }) => (
        <label key={session_id}>
          <input type="checkbox" name="session_ids" value={session_id} /> <bdi>{title}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
