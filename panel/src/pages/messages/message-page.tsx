import type { Message } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { Button } from '../../components/button.ts'
import { partMessages } from '../../components/messages/parts.ts'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { toast } from '../../components/toasts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { wallTimeOf } from '../../messages/wall-time.ts'
import { Compose } from './compose.tsx'
import { MessageActions } from './message-actions.tsx'
import { MessageSummary } from './message-summary.tsx'
import { timeOf } from './message-time.ts'
import './messages.css'
import { detailMessages } from './messages/detail.ts'
import { messageListMessages } from './messages/list.ts'
import { RecipientList } from './recipient-list.tsx'

/** Interval between two requests for a message that is being sent. */
const AGAIN_MS = 2_000
/** Longest wait before a scheduled message is requested again; its time may have been changed by somebody else. */
const SCHEDULED_MS = 60_000

const isMoving = ({ status, stats }: Message) => status === 'sending' || (status !== 'cancelled' && stats.queued > 0)

/** Returns the milliseconds until a message is worth another request; false: it no longer changes by itself. */
function nextLook(of: Message): number | false {
  if (isMoving(of)) return AGAIN_MS
  if (of.status !== 'scheduled') return false
  return Math.min(SCHEDULED_MS, Math.max(0, Date.parse(timeOf(of)) - Date.now()) + AGAIN_MS)
}

/** A message with its text, progress and recipients. */
export function MessagePage() {
  const params = useParams({ strict: false })
  const id = Number(params.messageId)
  const text = messageListMessages
  const [editing, setEditing] = useState(false)
  const message = useQuery<Message>({
    queryKey: ['messages', 'one', id],
    queryFn: async () => laurel.messages.get(id),
    refetchInterval: ({ state }) => (state.data ? nextLook(state.data) : false),
  })
  const { data } = message
  return (
    <>
      <PageHead title={data ? (data.subject ?? text.fromTemplate) : text.title}>
        {data && !editing && <MessageActions of={data} edit={() => setEditing(true)} />}
      </PageHead>
      {message.isPending && <Skeleton height={160} />}
      {message.isError && <ProblemNote error={message.error} retry={() => void message.refetch()} />}
      {data && editing && <EditMessage of={data} close={() => setEditing(false)} />}
      {data && !editing && <MessageSummary of={data} />}
      {data && !editing && data.started_at !== null && <RecipientList of={data} isMoving={isMoving(data)} />}
    </>
  )
}

function EditMessage({ of, close }: { of: Message; close: () => void }) {
  const text = detailMessages
  const { cancel } = partMessages
  const { language } = useLanguage()
  const client = useQueryClient()
  const change = (message: Parameters<Parameters<typeof Compose>[0]['save']>[0]) => ({
    ...message,
    send_at: null,
    send_at_local: message.send_at_local ?? null,
  })
  return (
    <Compose
      eventId={of.event_id}
      zone={of.time_zone}
      start={{
        ...(of.subject !== null && { subject: of.subject }),
        ...(of.body !== null && { body: of.body }),
        template_id: of.template_id,
        language: of.language ?? language,
        audience: of.audience,
        send_at_local: of.send_at_local ?? (of.send_at && wallTimeOf(of.send_at, of.time_zone)),
        transactional: of.transactional,
      }}
      preview={(message) =>
        of.event_id === null
          ? laurel.messages.createForContacts(message, { dry_run: true })
          : laurel.messages.createForEvent(of.event_id, message, { dry_run: true })
      }
      save={(message) => laurel.messages.update(of.id, change(message))}
      done={async () => {
        toast(text.saved)
        await client.invalidateQueries({ queryKey: ['messages'] })
        close()
      }}
      beside={
        <Button variant="default" onClick={close}>
          {cancel}
        </Button>
      }
    />
  )
}
