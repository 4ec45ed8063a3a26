import type { Contact } from '@laurel/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contactQuery, propertiesQuery } from '../../../api/contact-queries.ts'
import { laurel } from '../../../api/laurel.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { Form } from '../../../components/form.tsx'
import { partMessages } from '../../../components/messages/parts.ts'
import { toast } from '../../../components/toasts.tsx'
import { ContactFields, readContact } from '../contact-fields.tsx'
import { contactMessages } from '../messages/contact.ts'

/** All fields of a contact as a form. */
export function EditContact({ of, close }: { of: Contact; close: () => void }) {
  const text = contactMessages
  const { save } = partMessages
  const client = useQueryClient()
  const { data: properties } = useQuery(propertiesQuery)
  if (!properties) return null
  return (
    <Dialog title={text.edit} close={close} size="lg">
      <Form
        submit={save}
        save={async (values) => laurel.crm.contacts.update(of.id, await readContact(values, { of, properties }))}
        done={async (saved) => {
          client.setQueryData(contactQuery(of.id).queryKey, saved)
          toast(text.saved)
          close()
          await client.invalidateQueries({ queryKey: ['contacts'] })
        }}
      >
        <ContactFields of={of} properties={properties} />
      </Form>
    </Dialog>
  )
}
