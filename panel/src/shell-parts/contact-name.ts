import type { Contact } from '@laurel/client'
import { nameOf } from '../components/name-of.ts'
import { contactWords } from './messages/contact-words.ts'

type Named = Pick<Contact, 'id' | 'first_name' | 'last_name' | 'email' | 'phone'>

/** Returns the name of a contact; without one its email address or phone number. */
export function useContactName(): (of: Named) => string {
  const { unnamed } = contactWords
  return (of) => nameOf(of) || of.email || of.phone || unnamed(of.id)
}
