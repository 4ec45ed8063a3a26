import { useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { TRAINING } from '../../../api/training-queries.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { textOrNone } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { DateField } from '../date-field.tsx'
import { assignmentMessages } from '../messages/assignments.ts'
import { trainingMessages } from '../messages/training.ts'

type Props = {
  programmeId: number
  /** Only these people; null: everybody who has not completed the programme. */
  emails: string[] | null
  done?: () => void
  close: () => void
}

/** Sets another due date for people who have not completed a programme. */
export function MoveDueDate({ programmeId, emails, done, close }: Props) {
  const text = assignmentMessages
  const { dueDate } = trainingMessages
  const { formats } = useLanguage()
  const client = useQueryClient()
  return (
    <Dialog title={text.moveTitle} close={close}>
      <Form
        submit={text.move}
        save={(values) =>
          laurel.training.programmes.moveDueDate(programmeId, {
            due_date: textOrNone(values, 'due_date') ?? null,
            ...(emails !== null && { emails }),
          })
        }
        done={async ({ changed }) => {
          toast(text.moved(changed, formats))
          done?.()
          close()
          await client.invalidateQueries({ queryKey: [TRAINING] })
        }}
      >
        <p>{emails === null ? text.moveAll : text.moveAbout}</p>
        <DateField name="due_date" label={dueDate} description={text.noDateAbout} data-autofocus />
      </Form>
    </Dialog>
  )
}
