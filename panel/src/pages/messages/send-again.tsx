import type { Message, MessagePreview } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { toast } from '../../components/toasts.tsx'
import { useLanguage } from '../../messages/use-messages.tsx'
import { ExcludedPeople } from './excluded-people.tsx'
import { detailMessages } from './messages/detail.ts'
import { reviewMessages } from './messages/review.ts'

type Props = { of: Message; close: () => void }

/** Resends the failed emails of a message, on request also those that may have arrived. */
export function ResendToFailed({ of, close }: Props) {
  const text = detailMessages
  const { formats } = useLanguage()
  const [unanswered, setUnanswered] = useState(false)
  const name = text.resend(formats.number(of.stats.failed))
  return (
    <ActionWithPreview
      title={name}
      label={text.resendLabel}
      action={() => laurel.messages.resendToFailed(of.id, { include_unanswered: unanswered })}
      done={useQueued()}
      close={close}
    >
      <p>{text.resendAbout}</p>
      <label className="switch">
        <input
          type="checkbox"
          checked={unanswered}
          onChange={({ currentTarget }) => setUnanswered(currentTarget.checked)}
        />
        {text.unanswered}
      </label>
    </ActionWithPreview>
  )
}

/** Sends a message to people who match its filter now and have not got it, after a preview. */
export function SendToNew({ of, close }: Props) {
  const text = detailMessages
  const review = reviewMessages
  const { formats } = useLanguage()
  return (
    <ActionWithPreview
      title={of.event_id === null ? text.toNewContacts : text.toNew}
      preview={async () => (await laurel.messages.sendToNew(of.id, { dry_run: true })) as MessagePreview}
      label={({ recipients }) => review.send(formats.number(recipients))}
      isPossible={({ recipients }) => recipients > 0}
      action={() => laurel.messages.sendToNew(of.id)}
      done={useQueued()}
      close={close}
    >
      {(preview) => (
        <>
          <p>{preview.recipients === 0 ? text.nobodyNew : review.recipients(formats.number(preview.recipients))}</p>
          <ExcludedPeople of={preview} />
        </>
      )}
    </ActionWithPreview>
  )
}

function useQueued() {
  const text = detailMessages
  const client = useQueryClient()
  return async () => {
    toast(text.queued)
    await client.invalidateQueries({ queryKey: ['messages'] })
  }
}
