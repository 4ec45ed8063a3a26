import { useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { TRAINING } from '../../../api/training-queries.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { TextField, textOf } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { toast } from '../../../components/toasts.tsx'
import { personMessages } from '../messages/person.ts'

type Props = { from: string; done: () => void; close: () => void }

/** Moves all training of a person to another address. */
export function ChangeEmail({ from, done, close }: Props) {
  const text = personMessages
  const client = useQueryClient()
  return (
    <Dialog title={text.changeEmail} close={close}>
      <Form
        submit={text.change}
        save={(values) => laurel.training.changeEmail({ from, to: textOf(values, 'to') })}
        done={async () => {
          toast(text.changed)
          close()
          done()
          await client.invalidateQueries({ queryKey: [TRAINING] })
        }}
      >
        <p>{text.changeEmailAbout}</p>
        <TextField name="to" type="email" label={text.newEmail} data-autofocus />
      </Form>
    </Dialog>
  )
}
