import type { CreatedDoorDevice } from '@laurel/client'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { CopyButton } from '../../../components/copy-button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { TextField, textOf } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { Note } from '../../../components/note.tsx'
import { QrCode } from '../../../components/qr-code.tsx'
import { useLanguage, useMessages } from '../../../messages/use-messages.tsx'
import { eventDayMessages } from './messages.ts'

/** Creates a door link and shows it once as a QR code, which a phone scans to become a device of the door. */
export function DoorLink({ event, close }: { event: number; close: () => void }) {
  const text = useMessages(eventDayMessages)
  const { formats } = useLanguage()
  const [made, setMade] = useState<CreatedDoorDevice | null>(null)
  return (
    <Dialog title={text.link} close={close}>
      {made === null ? (
        <Form
          submit={text.createLink}
          guarded={false}
          save={(values) => laurel.doorDevices.create(event, { name: textOf(values, 'name') })}
          done={setMade}
        >
          <p className="soft">{text.linkAbout}</p>
          <TextField name="name" label={text.device} defaultValue={text.deviceName} data-autofocus />
        </Form>
      ) : (
        <div className="stack">
          <Note tone="warning">{text.linkOnce(formats.moment(made.expires_at))}</Note>
          <QrCode text={made.url} label={text.qr} fileName="door.svg" save={text.saveQr} />
          <code className="secret">{made.url}</code>
          <div className="form-end">
            <CopyButton text={made.url} />
          </div>
        </div>
      )}
    </Dialog>
  )
}
