import { invalidField } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { brokeUniqueKey } from '../../../platform/db/pg-errors.ts'
import { requireProperties } from '../properties/require-properties.ts'
import { isIdentified, newProfile } from '../records/contact-profile.ts'
import { lockAccounts } from '../records/lock-accounts.ts'
import { rescoreContacts } from '../scores/rescore-contacts.ts'
import { addressIsTaken } from './address-is-taken.ts'
import { contactToWire, getContact, lockContact } from './contact-queries.ts'
import type { Contact, CreateContact, UpdateContact } from './contact-schema.ts'
import { insertContacts } from './insert-contacts.ts'
import { updateContacts } from './update-contacts.ts'

/**
 * Creates a contact. @throws AppError already_exists if another contact has the address; validation_failed for an
 * unknown account or custom field
 */
export function createContact(ctx: Context, input: CreateContact): Promise<Contact> {
  return inTransaction(ctx, async (ctx) => {
    if (!isIdentified(newProfile(input)))
      throw invalidField(['body'], 'a contact needs a name, an email address or a phone number', 'nobody')
    await requireProperties(ctx, input.properties)
    await lockAccounts(ctx, input.account_id == null ? [] : [input.account_id])
    const [id] = await insertContacts(ctx, [input], 'api')
    if (id == null) throw await addressIsTaken(ctx, input.email!)
    await rescoreContacts(ctx, [id])
    const after = await getContact(ctx, id)
    await recordAudit(ctx, { action: 'contact.create', subjectType: 'contact', subjectId: id, after })
    return after
  })
}

/**
 * Updates the given fields. @throws AppError not_found; already_exists if another contact has the address;
 * validation_failed for an unknown account or custom field
 */
export async function updateContact(ctx: Context, id: number, input: UpdateContact): Promise<Contact> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      await requireProperties(ctx, input.properties)
      await lockAccounts(ctx, input.account_id == null ? [] : [input.account_id])
      const before = contactToWire(await lockContact(ctx, id))
      const changed = await updateContacts(ctx, [{ id, set: input }], 'api')
      if (changed.length === 0) return before
      await rescoreContacts(ctx, changed)
      const after = await getContact(ctx, id)
      await recordAudit(ctx, { action: 'contact.update', subjectType: 'contact', subjectId: id, before, after })
      return after
    })
  } catch (error) {
    throw brokeUniqueKey(error, 'contact_email_key') ? await addressIsTaken(ctx, input.email!) : error
  }
}
