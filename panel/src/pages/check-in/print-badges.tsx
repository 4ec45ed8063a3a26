import { useState } from 'react'
import { SITE } from '../../api/site.ts'
import { Button } from '../../components/button.ts'
import { Dialog } from '../../components/dialog.tsx'
import { NativeSelect } from '../../components/inputs.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { checkInMessages } from './messages.ts'

/** The most badges in a file, as the service has it. */
const IN_A_FILE = 2_000

/** Chooses paper and people, and opens the badges as a file to print. */
export function PrintBadges({ eventId, total, close }: { eventId: number; total: number; close: () => void }) {
  const text = checkInMessages
  const { formats } = useLanguage()
  const [layout, setLayout] = useState('a4_8')
  const [onlyOut, setOnlyOut] = useState(false)
  const files = Math.max(1, Math.ceil(total / IN_A_FILE))
  const parts = Array.from({ length: files }, (_, nth) => nth + 1)
  const address = (part: number) => {
    const asked = new URLSearchParams({
      layout,
      ...(onlyOut && { checked_in: 'false' }),
      ...(files > 1 && { part: String(part) }),
    })
    return `${SITE}/api/v1/admin/events/${eventId}/name-badges.pdf?${asked}`
  }
  return (
    <Dialog title={text.badges} close={close}>
      <div className="stack">
        <p>{text.badgesAbout}</p>
        <NativeSelect
          label={text.layout}
          value={layout}
          onChange={(event) => setLayout(event.currentTarget.value)}
          data={Object.entries(text.layouts).map(([value, label]) => ({ value, label }))}
        />
        <label className="row">
          <input type="checkbox" checked={onlyOut} onChange={(event) => setOnlyOut(event.currentTarget.checked)} />
          {text.onlyOut}
        </label>
        <div className="form-end">
          {parts.map((part) => (
            <Button
              key={part}
              renderRoot={(props) => <a href={address(part)} target="_blank" rel="noreferrer" {...props} />}
            >
              {files === 1 ? text.openFile : text.openPart(formats.number(part), formats.number(files))}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
