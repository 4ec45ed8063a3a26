import type { TrainingAssignment } from '@laurel/client'
import { assignProgramme, previewAssigning } from '../../../api/assign-programme.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { assignmentMessages } from '../messages/assignments.ts'

type Props = { programmeId: number; people: TrainingAssignment[]; done: () => void; close: () => void }

/** Starts the next cycle of people who have completed a programme. */
export function StartAgain({ programmeId, people, done, close }: Props) {
  const text = assignmentMessages
  const { formats } = useLanguage()
  const emails = [...new Set(people.map(({ email }) => email))]
  const body = { people: emails.map((email) => ({ email })), again: true }
  return (
    <ActionWithPreview
      title={text.again}
      preview={() => previewAssigning(programmeId, body)}
      isPossible={({ would_assign }) => would_assign > 0}
      label={({ would_assign }) => text.restart(would_assign, formats)}
      action={() => assignProgramme(programmeId, body)}
      done={({ assigned }) => {
        toast(text.restarted(assigned, formats))
        done()
      }}
      close={close}
    >
      <p>{text.againAbout}</p>
    </ActionWithPreview>
  )
}
