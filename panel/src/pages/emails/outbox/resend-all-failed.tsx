import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { outboxMessages } from '../messages/outbox.ts'

const DAYS_MS = 30 * 86_400_000

/** Counts the emails that failed in the last thirty days, and resends them once that is confirmed. */
export function ResendAllFailed({ close }: { close: () => void }) {
  const text = outboxMessages
  const { formats } = useLanguage()
  const client = useQueryClient()
  const [since] = useState(() => new Date(Date.now() - DAYS_MS).toISOString())
  return (
    <ActionWithPreview
      title={text.resendAll}
      preview={() => laurel.emails.resendFailed({ since }, { dry_run: true })}
      label={({ count }) => text.resendCount(formats.number(count))}
      isPossible={({ count }) => count > 0}
      action={() => laurel.emails.resendFailed({ since })}
      done={async ({ count }) => {
        toast(text.resent(formats.number(count)))
        await client.invalidateQueries({ queryKey: ['emails'] })
      }}
      close={close}
    >
      {({ count }) => <p>{count === 0 ? text.nothingFailed : text.resendAllAbout(formats.number(count))}</p>}
    </ActionWithPreview>
  )
}
