import type { Message } from '@laurel/client'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { CancelMessage } from './cancel-message.tsx'
import { detailMessages } from './messages/detail.ts'
import { ResendToFailed, SendToNew } from './send-again.tsx'
import { SendTest } from './send-test.tsx'

type Asked = 'test' | 'cancel' | 'resend' | 'toNew'

/** Actions for a message, as its status allows them. */
export function MessageActions({ of, edit }: { of: Message; edit: () => void }) {
  const text = detailMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const [asked, setAsked] = useState<Asked | null>(null)
  if (!may(who, 'emails:write')) return null
  const isSent = of.status === 'sent'
  const close = () => setAsked(null)
  return (
    <>
      {of.status === 'scheduled' && (
        <Button variant="default" onClick={edit}>
          {text.edit}
        </Button>
      )}
      <Button variant="default" onClick={() => setAsked('test')}>
        {text.test}
      </Button>
      {isSent && of.stats.failed > 0 && (
        <Button variant="default" onClick={() => setAsked('resend')}>
          {text.resend(formats.number(of.stats.failed))}
        </Button>
      )}
      {isSent && of.chosen_count === null && (
        <Button variant="default" onClick={() => setAsked('toNew')}>
          {of.event_id === null ? text.toNewContacts : text.toNew}
        </Button>
      )}
      {(of.status === 'scheduled' || of.status === 'sending') && (
        <Button variant="subtle" color="red" onClick={() => setAsked('cancel')}>
          {text.cancel}
        </Button>
      )}
      {asked === 'test' && <SendTest of={of} close={close} />}
      {asked === 'cancel' && <CancelMessage of={of} close={close} />}
      {asked === 'resend' && <ResendToFailed of={of} close={close} />}
      {asked === 'toNew' && <SendToNew of={of} close={close} />}
    </>
  )
}
