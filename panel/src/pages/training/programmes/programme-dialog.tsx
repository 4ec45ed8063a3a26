import type { TrainingProgramme } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { TRAINING } from '../../../api/training-queries.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { LongTextField, numberIn, TextField, textOf } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useFollowed } from '../../../components/use-followed.ts'
import { programmeMessages } from '../messages/programmes.ts'
import { RequirementFields } from './requirement-fields.tsx'

type Props = {
  /** The edited programme; null for a new one. */
  of: TrainingProgramme | null
  done?: (saved: TrainingProgramme) => unknown
  close: () => void
}

/** Adds or edits a programme with its requirements. */
export function ProgrammeDialog({ of, done, close }: Props) {
  const text = programmeMessages
  const client = useQueryClient()
  const [requirements, setRequirements] = useFollowed(of?.requirements ?? [])
  const save = (values: FormData) => {
    const body = {
      name: textOf(values, 'name'),
      description: textOf(values, 'description') || null,
      renew_months: numberIn(values, 'renew_months'),
      due_days: numberIn(values, 'due_days'),
      requirements: requirements.map(({ event_id, course_id }) => (event_id === null ? { course_id } : { event_id })),
    }
    return of === null ? laurel.training.programmes.create(body) : laurel.training.programmes.update(of.id, body)
  }
  return (
    <Dialog title={of === null ? text.create : text.edit} close={close} size="lg">
      <Form
        submit={of === null ? text.create : text.save}
        save={save}
        isChanged={requirements !== (of?.requirements ?? requirements)}
        done={async (saved) => {
          toast(of === null ? text.created : text.saved)
          close()
          await client.invalidateQueries({ queryKey: [TRAINING] })
          await done?.(saved)
        }}
      >
        <TextField name="name" label={text.name} defaultValue={of?.name ?? ''} data-autofocus />
        <LongTextField name="description" label={text.description} defaultValue={of?.description ?? ''} minRows={2} />
        <div className="beside">
          <TextField
            name="due_days"
            inputMode="numeric"
            label={text.dueDays}
            description={text.dueDaysAbout}
            defaultValue={of?.due_days ?? ''}
          />
          <TextField
            name="renew_months"
            inputMode="numeric"
            label={text.renewal}
            description={text.renewalAbout}
            defaultValue={of?.renew_months ?? ''}
          />
        </div>
        <RequirementFields of={requirements} change={setRequirements} />
      </Form>
    </Dialog>
  )
}
