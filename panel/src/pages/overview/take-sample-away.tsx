import { useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { toast } from '../../components/toasts.tsx'
import { stepMessages } from './messages/steps.ts'

/** Asks before the sample event is deleted. */
export function TakeSampleAway({ close }: { close: () => void }) {
  const text = stepMessages
  const client = useQueryClient()
  return (
    <ActionWithPreview
      title={text.sampleAway}
      label={text.sampleAway}
      isDanger
      action={() => laurel.organisation.deleteSampleData()}
      done={async () => {
        toast(text.sampleGone)
        await client.invalidateQueries()
      }}
      close={close}
    >
      <p>{text.sampleAwayAbout}</p>
    </ActionWithPreview>
  )
}
