import './certificates.css'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { Button } from '../../components/button.ts'
import { Dialog } from '../../components/dialog.tsx'
import { EachProgress, refusedIn } from '../../components/each-progress.tsx'
import { TextInput } from '../../components/inputs.ts'
import { partMessages } from '../../components/messages/parts.ts'
import { type Course, useEach } from '../../components/use-each.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { certificateMessages } from './messages.ts'

type Props = {
  action: 'mail' | 'revoke'
  count: number
  idsOf: () => Promise<readonly number[]>
  cancel: () => void
  close: () => void
}

/** Mails or revokes many certificates: what will happen, how far it is, and what the service said of those that it refused. */
export function EachCertificate({ action, count, idsOf, cancel, close }: Props) {
  const text = certificateMessages
  const shared = partMessages
  const { formats } = useLanguage()
  const [reason, setReason] = useState('')
  const each = useEach(idsOf, (id) =>
    action === 'mail'
      ? laurel.certificates.email(id)
      : laurel.certificates.revoke(id, { revocation_reason: reason.trim() || null }),
  )
  const { course } = each
  const name = action === 'mail' ? text.mail : text.revoke
  return (
    <Dialog title={name} close={course === null ? cancel : close}>
      <div className="stack">
        <p>{action === 'mail' ? text.mailEach(count) : text.revokeEach(count)}</p>
        {action === 'revoke' && course === null && (
          <TextInput label={text.reason} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
        )}
        {course && <Told of={course} />}
        <div className="form-end">
          {course === null && (
            <Button color={action === 'revoke' ? 'red' : 'laurel'} onClick={() => void each.begin()}>
              {`${name} (${formats.number(count)})`}
            </Button>
          )}
          {course && !course.isOver && <Button onClick={each.end}>{text.stop}</Button>}
          <Button variant="default" disabled={course !== null && !course.isOver} onClick={course ? close : cancel}>
            {course ? shared.close : shared.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function Told({ of }: { of: Course }) {
  const text = certificateMessages
  const { number } = useLanguage().formats
  const { total, done, failed, isOver } = of
  const status = isOver ? text.doneTo(number(done), number(total)) : number(done + refusedIn(failed))
  return <EachProgress of={of} label={text.progress} status={status} />
}
