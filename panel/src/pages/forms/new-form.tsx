import { useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { Dialog } from '../../components/dialog.tsx'
import { SelectField, TextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { formMessages } from './messages/forms.ts'
import { formSettingsMessages } from './messages/settings.ts'
import { fieldsOfReady, READY_FORMS } from './ready-forms.ts'

type Props = { close: () => void; open: (id: number) => Promise<void> }

/** The name of a new form and the questions that it starts with; everything else can be changed later. */
export function NewForm({ close, open }: Props) {
  const text = formMessages
  const { starters, asked } = formSettingsMessages
  const client = useQueryClient()
  return (
    <Dialog title={text.create} close={close}>
      <Form
        submit={text.create}
        save={(values) =>
          laurel.forms.create({
            name: textOf(values, 'name'),
            fields: fieldsOfReady(textOf(values, 'fields'), asked),
          })
        }
        done={async ({ id }) => {
          await client.invalidateQueries({ queryKey: ['forms'] })
          await open(id)
        }}
      >
        <TextField name="name" label={text.name} data-autofocus />
        <SelectField
          name="fields"
          label={text.start}
          data={READY_FORMS.map((value) => ({ value, label: starters[value]! }))}
        />
      </Form>
    </Dialog>
  )
}
