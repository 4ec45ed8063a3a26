import type { Contact } from '@laurel/client'
import { Link, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { may } from '../../../api/sign-in-session.ts'
import { Button } from '../../../components/button.ts'
import { useSingleKeys } from '../../../components/use-single-keys.ts'
import { contactMessages } from '../messages/contact.ts'

const EditContact = lazy(async () => ({ default: (await import('./edit-contact.tsx')).EditContact }))
const DeleteContact = lazy(async () => ({ default: (await import('./delete-contact.tsx')).DeleteContact }))

/** Actions for a contact, as far as the member may take them. */
export function ContactActions({ of }: { of: Contact }) {
  const { who } = useRouteContext({ from: '/inside' })
  const text = contactMessages
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const mayWrite = may(who, 'crm:write')
  const close = () => setOpen(null)
  useSingleKeys([['e', () => mayWrite && setOpen('edit')]])
  return (
    <>
      {mayWrite && (
        <Button variant="subtle" color="red" onClick={() => setOpen('delete')}>
          {text.delete}
        </Button>
      )}
      {may(who, 'emails:write') && of.email !== null && (
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/emails/messages/new" search={{ contacts: String(of.id) } as never} {...props} />
          )}
        >
          {text.write}
        </Button>
      )}
      {mayWrite && <Button onClick={() => setOpen('edit')}>{text.edit}</Button>}
      <Suspense>
        {open === 'edit' && <EditContact of={of} close={close} />}
        {open === 'delete' && <DeleteContact of={of} close={close} />}
      </Suspense>
    </>
  )
}
