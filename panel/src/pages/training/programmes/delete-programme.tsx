import type { TrainingProgramme } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { TRAINING } from '../../../api/training-queries.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { programmeMessages } from '../messages/programmes.ts'

type Props = { of: TrainingProgramme; done: () => unknown; close: () => void }

/** Asks before a programme is deleted with its assignments, by its name. */
export function DeleteProgramme({ of, done, close }: Props) {
  const text = programmeMessages
  const { number } = useLanguage().formats
  const client = useQueryClient()
  return (
    <ActionWithPreview
      title={text.delete}
      preview={() => laurel.training.programmes.listAssignments(of.id, { limit: 1 }).total()}
      label={text.delete}
      word={of.name.trim()}
      action={() => laurel.training.programmes.delete(of.id)}
      done={async () => {
        toast(text.deleted)
        await done()
        await client.invalidateQueries({ queryKey: [TRAINING] })
      }}
      close={close}
      isDanger
    >
      {(assignments) => <p>{text.deleteAbout(number(assignments))}</p>}
    </ActionWithPreview>
  )
}
