import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { propertiesQuery } from '../../api/contact-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { Button } from '../../components/button.ts'
import { Dialog } from '../../components/dialog.tsx'
import { Form } from '../../components/form.tsx'
import { toast } from '../../components/toasts.tsx'
import { useContactName } from '../../shell-parts/contact-name.ts'
import { ContactFields, readContact } from './contact-fields.tsx'
import { contactsMessages } from './messages/contacts.ts'

/** Adds contacts one by one; with “then another” the form is ready for the next. */
export function AddContact({ close }: { close: () => void }) {
  const text = contactsMessages
  const nameOf = useContactName()
  const client = useQueryClient()
  const { data: properties } = useQuery(propertiesQuery)
  const another = useRef(false)
  if (!properties) return null
  return (
    <Dialog title={text.add} close={close} size="lg">
      <Form
        isEmptied
        submit={text.add}
        beside={
          <Button
            type="submit"
            variant="default"
            onClick={() => {
              another.current = true
            }}
          >
            {text.addAnother}
          </Button>
        }
        save={async (values) => laurel.crm.contacts.create(await readContact(values, { properties }))}
        done={async (contact) => {
          toast(text.added(nameOf(contact)))
          await client.invalidateQueries({ queryKey: ['contacts'] })
          if (!another.current) close()
          another.current = false
        }}
      >
        <ContactFields properties={properties} />
      </Form>
    </Dialog>
  )
}
