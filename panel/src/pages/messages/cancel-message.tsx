import type { Message } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { toast } from '../../components/toasts.tsx'
import { detailMessages } from './messages/detail.ts'

/** Asks before a message is cancelled, and shows how much of it was sent already. */
export function CancelMessage({ of, close }: { of: Message; close: () => void }) {
  const text = detailMessages
  const client = useQueryClient()
  return (
    <ActionWithPreview
      title={text.cancel}
      label={text.cancel}
      isDanger
      action={() => laurel.messages.cancel(of.id)}
      done={async () => {
        toast(text.cancelled)
        await client.invalidateQueries({ queryKey: ['messages'] })
      }}
      close={close}
    >
      {of.status === 'sending' ? text.cancelSending : text.cancelScheduled}
    </ActionWithPreview>
  )
}
