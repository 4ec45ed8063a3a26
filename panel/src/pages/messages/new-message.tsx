import type { Message } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { PageHead } from '../../components/page-head.tsx'
import { toast } from '../../components/toasts.tsx'
import type { Audience } from './audience-fields.tsx'
import { Compose } from './compose.tsx'
import { toMessage } from './message-links.ts'
import './messages.css'
import { composeMessages } from './messages/compose.ts'
import type { NewMessage } from './read-message.ts'

type Props = { eventId: number | null; zone: string; language: string; audience: Audience }

/** Composes a message, and opens it once it is queued or scheduled, which can be undone. */
export function NewMessagePage({ eventId, zone, language, audience }: Props) {
  const text = composeMessages
  const client = useQueryClient()
  const navigate = useNavigate()
  const stale = () => client.invalidateQueries({ queryKey: ['messages'] })
  const create = (message: NewMessage) =>
    eventId === null ? laurel.messages.createForContacts(message) : laurel.messages.createForEvent(eventId, message)
  const preview = (message: NewMessage) =>
    eventId === null
      ? laurel.messages.createForContacts(message, { dry_run: true })
      : laurel.messages.createForEvent(eventId, message, { dry_run: true })
  const undo = async ({ id }: Message) => {
    try {
      await laurel.messages.cancel(id)
      toast(text.cancelled)
    } catch {
      toast(text.notCancelled)
    }
    await stale()
  }
  return (
    <>
      <PageHead title={text.title} />
      <Compose
        {...{ eventId, zone, preview }}
        start={{ language, audience }}
        save={create}
        done={async (message) => {
          await navigate(toMessage(eventId, message.id))
          const isNow = message.send_at_local === null && message.send_at === null
          toast(isNow ? text.queued : text.scheduled, () => undo(message))
          await stale()
        }}
      />
    </>
  )
}
