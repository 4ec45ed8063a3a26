import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { Dialog } from '../../components/dialog.tsx'
import { TextField, textOf } from '../../components/fields.tsx'
import { Form } from '../../components/form.tsx'
import { ShownOnce } from '../../components/shown-once.tsx'
import { toast } from '../../components/toasts.tsx'
import { peopleMessages } from './messages/people.ts'
import { RoleFields, roleOf } from './role-fields.tsx'

/** Without a mail server, the invitation link is shown once. */
export function InvitePerson({ close }: { close: () => void }) {
  const text = peopleMessages
  const client = useQueryClient()
  const [made, setMade] = useState<{ email: string; link: string } | null>(null)
  if (made !== null)
    return (
      <Dialog title={text.linkTitle} close={close}>
        <ShownOnce about={text.linkAbout(made.email)} secret={made.link} kept={text.linkKept} done={close} />
      </Dialog>
    )
  return (
    <Dialog title={text.invite} close={close}>
      <Form
        submit={text.invite}
        save={(values) =>
          laurel.people.invitations.create({
            email: textOf(values, 'email'),
            ...roleOf(values),
          })
        }
        done={async ({ email, link_url: link }) => {
          if (link === null) {
            toast(text.invited(email))
            close()
          } else setMade({ email, link })
          await client.invalidateQueries({ queryKey: ['people'] })
        }}
      >
        <TextField name="email" type="email" label={text.email} data-autofocus />
        <RoleFields />
      </Form>
    </Dialog>
  )
}
