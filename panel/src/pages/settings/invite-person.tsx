import type { NewInvitation } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { SelectField, TextField, textOf } from '../../parts/fields.tsx'
import { Form } from '../../parts/form.tsx'
import { toast } from '../../parts/toasts.tsx'
import { useWords } from '../../words/use-words.tsx'
import { peopleWords } from './people-words.ts'

export function InvitePerson({ close }: { close: () => void }) {
  const text = useWords(peopleWords)
  const client = useQueryClient()
  return (
    <Dialog title={text.invite} close={close}>
      <Form
        submit={text.invite}
        save={(values) =>
          laurel.people.invitations.create({
            email: textOf(values, 'email'),
            role: textOf(values, 'role') as NewInvitation['role'],
          })
        }
        done={async ({ email }) => {
          toast(text.invited(email))
          close()
          await client.invalidateQueries({ queryKey: ['people'] })
        }}
      >
        <TextField name="email" type="email" label={text.email} data-autofocus />
        <RoleField />
      </Form>
    </Dialog>
  )
}

/** Each role with what it may do. */
export function RoleField({ role = 'editor' }: { role?: NewInvitation['role'] }) {
  const text = useWords(peopleWords)
  return (
    <SelectField
      name="role"
      label={text.role}
      defaultValue={role}
      data={Object.entries(text.roles).map(([value, label]) => ({
        value,
        label: `${label}: ${text.rolesAbout[value]}`,
      }))}
    />
  )
}
