import type { EmailWithContent } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { Button } from '../../../components/button.ts'
import { toast } from '../../../components/toasts.tsx'
import { emailMessages } from '../messages/email.ts'

/** Resends an email that is over, or cancels one that waits. */
export function EmailActions({ of: { id, status, to, unanswered } }: { of: EmailWithContent }) {
  const text = emailMessages
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'resend' | 'cancel' | null>(null)
  if (!may(who, 'emails:write') || to.address === '') return null
  const isWaiting = status === 'queued' || status === 'sending'
  const close = () => setAsked(null)
  const stale = () => client.invalidateQueries({ queryKey: ['emails'] })
  return (
    <>
      {status === 'queued' && (
        <Button variant="subtle" color="red" onClick={() => setAsked('cancel')}>
          {text.cancel}
        </Button>
      )}
      {!isWaiting && (
        <Button variant="default" onClick={() => setAsked('resend')}>
          {text.resend}
        </Button>
      )}
      {asked === 'resend' && (
        <ActionWithPreview
          title={text.resend}
          label={text.resend}
          action={() => laurel.emails.resend(id)}
          done={async (again) => {
            await navigate({ to: '/emails/outbox/$emailId', params: { emailId: String(again.id) } })
            toast(text.resent)
            await stale()
          }}
          close={close}
        >
          <p>{text.resendAbout(to.address)}</p>
          {unanswered && <p>{text.mayHaveArrived}</p>}
        </ActionWithPreview>
      )}
      {asked === 'cancel' && (
        <ActionWithPreview
          title={text.cancel}
          label={text.cancel}
          isDanger
          action={() => laurel.emails.cancel(id)}
          done={async () => {
            toast(text.cancelled)
            await stale()
          }}
          close={close}
        >
          {text.cancelAbout}
        </ActionWithPreview>
      )}
    </>
  )
}
