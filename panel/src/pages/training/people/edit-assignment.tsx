import type { TrainingAssignment } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { TRAINING } from '../../../api/training-queries.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { TextField, textOf, textOrNone } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { toast } from '../../../components/toasts.tsx'
import { DateField } from '../date-field.tsx'
import { assignmentMessages } from '../messages/assignments.ts'
import { personMessages } from '../messages/person.ts'
import { trainingMessages } from '../messages/training.ts'

type Props = { of: TrainingAssignment; programme: string; close: () => void }

/** Edits the name of a person and, while the training is not complete, its due date and its person. */
export function EditAssignment({ of, programme, close }: Props) {
  const text = personMessages
  const words = trainingMessages
  const { noDateAbout } = assignmentMessages
  const client = useQueryClient()
  const isOpen = of.completed_at === null
  return (
    <Dialog title={text.editTitle(programme)} close={close}>
      <Form
        submit={text.save}
        save={(values) =>
          laurel.training.assignments.update(of.id, {
            name: textOf(values, 'name'),
            ...(isOpen && { due_date: textOrNone(values, 'due_date') ?? null, email: textOf(values, 'email') }),
          })
        }
        done={async () => {
          toast(text.saved)
          close()
          await client.invalidateQueries({ queryKey: [TRAINING] })
        }}
      >
        {isOpen && (
          <DateField
            name="due_date"
            label={words.dueDate}
            description={noDateAbout}
            defaultValue={of.due_date ?? ''}
            data-autofocus
          />
        )}
        <TextField name="name" label={words.name} defaultValue={of.name} />
        {isOpen && (
          <TextField
            name="email"
            type="email"
            label={words.email}
            description={text.reassignAbout}
            defaultValue={of.email}
          />
        )}
      </Form>
    </Dialog>
  )
}
