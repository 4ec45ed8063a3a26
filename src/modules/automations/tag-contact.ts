import { emailKey } from '../../lib/text/email-key.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { findOrCreateContacts, rescoreContacts, updateContacts } from '../crm/index.ts'

/** Tags the contact of a person, creating it if needed. @returns whether the tag is new */
export async function tagContact(ctx: TxContext, of: { email: string; name: string }, tag: string): Promise<boolean> {
  const words = of.name.trim().split(/\s+/)
  const last_name = words.length > 1 ? words.pop()! : ''
  const person = { email: of.email, first_name: words.join(' '), last_name }
  const found = await findOrCreateContacts(ctx, [person], 'registration')
  const { id } = found.get(emailKey(of.email))!
  const changed = await updateContacts(ctx, [{ id, addTags: [tag] }], 'registration')
  await rescoreContacts(ctx, [id])
  return changed.length > 0
}
