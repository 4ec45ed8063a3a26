import type { Message } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { toast } from '../../components/toasts.tsx'
import { useProblemText } from '../../components/use-problem-text.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.tsx'
import { detailMessages } from './messages/detail.ts'
import { SendTest } from './send-test.tsx'

/** Actions for a message, as its status allows them. */
export function MessageActions({ of, edit }: { of: Message; edit: () => void }) {
  const text = useMessages(detailMessages)
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const [asked, setAsked] = useState<'test' | 'cancel' | null>(null)
  const client = useQueryClient()
  const stale = () => client.invalidateQueries({ queryKey: ['messages'] })
  const { resend, sendToNew } = useSendAgain(of)
  if (!may(who, 'emails:write')) return null
  const isOver = of.status === 'sent'
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
      {isOver && of.stats.failed > 0 && (
        <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate()}>
          {text.resend(formats.number(of.stats.failed))}
        </Button>
      )}
      {isOver && of.chosen_count === null && (
        <Button variant="default" loading={sendToNew.isPending} onClick={() => sendToNew.mutate()}>
          {of.event_id === null ? text.toNewContacts : text.toNew}
        </Button>
      )}
      {(of.status === 'scheduled' || of.status === 'sending') && (
        <Button variant="subtle" color="red" onClick={() => setAsked('cancel')}>
          {text.cancel}
        </Button>
      )}
      {asked === 'test' && <SendTest of={of} close={close} />}
      {asked === 'cancel' && (
        <ActionWithPreview
          title={text.cancel}
          label={text.cancel}
          isDanger
          action={() => laurel.messages.cancel(of.id)}
          done={async () => {
            toast(text.cancelled)
            await stale()
          }}
          close={close}
        >
          {of.status === 'sending' ? text.cancelSending : text.cancelScheduled}
        </ActionWithPreview>
      )}
    </>
  )
}

/** Sends a message to those who did not get it: again to the failed, and to people who match since. */
function useSendAgain(of: Message) {
  const text = useMessages(detailMessages)
  const problemText = useProblemText()
  const client = useQueryClient()
  const shared = {
    onSuccess: async () => {
      toast(text.queued)
      await client.invalidateQueries({ queryKey: ['messages'] })
    },
    onError: (error: unknown) => toast(problemText(error)),
  }
  const resend = useMutation({ mutationFn: async () => laurel.messages.resendFailed(of.id, {}), ...shared })
  const sendToNew = useMutation({ mutationFn: async () => laurel.messages.sendToNew(of.id), ...shared })
  return { resend, sendToNew }
}
