import { emailKey } from '../../lib/text/email-key.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import type { Answers } from '../../platform/questions/validate-answers.ts'
import {
  findOrCreateAccounts,
  findOrCreateContacts,
  insertContacts,
  listLockedProperties,
  updateContacts,
} from '../crm/index.ts'
import { type ContactDetails, contactDetails } from './contact-details.ts'
import { propertyKey } from './fields-by-target.ts'
import type { FormRow } from './form-queries.ts'

type Joined = { id: number; emailKey: string | null }

/**
 * Finds or creates the contact for a submission by its email address; with a phone number alone it always creates one.
 * An email address is not proof of identity, so existing values stay: only empty fields are filled, and the tags of the
 * form are added. The contact is locked until the transaction ends.
 * @returns null without an email address and a phone number
 */
export async function joinContact(ctx: TxContext, form: FormRow, answers: Answers): Promise<Joined | null> {
  const details = contactDetails(form, answers, await customFields(ctx, form))
  const { email, company: _, ...own } = details
  if (email === null && details.phone === null) return null
  const key = email && emailKey(email)
  const profile = { ...own, account_id: await accountOf(ctx, details, key) }
  if (email === null || key === null) {
    const [id] = await insertContacts(ctx, [{ ...profile, tags: form.tags }], 'form')
    return { id: id!, emailKey: null }
  }
  const known = await findOrCreateContacts(ctx, [{ ...profile, email, tags: form.tags }], 'form')
  const { id, created } = known.get(key)!
  if (!created) await updateContacts(ctx, [{ id, fill: profile, addTags: form.tags }], 'form')
  return { id, emailKey: key }
}

/** Returns custom fields if the form fills any, locked against deletion until the transaction ends. */
async function customFields(ctx: TxContext, { contact_mapping }: FormRow): ReturnType<typeof listLockedProperties> {
  const isFilled = Object.values(contact_mapping).some((place) => place !== null && propertyKey(place) !== null)
  return isFilled ? listLockedProperties(ctx) : new Map()
}

/**
 * Returns the account with the company's name, creating it if needed. Returns null when the contact already has an
 * account.
 */
async function accountOf(ctx: TxContext, { company }: ContactDetails, key: string | null): Promise<number | null> {
  if (!company) return null
  const known = await maybeOne<{ account_id: number | null }>(ctx)`
    select account_id from contact where org_id = ${ctx.orgId} and id = (
      select coalesce(merged_into, id) from contact where org_id = ${ctx.orgId} and email_key = ${key})`
  if (known !== null && known.account_id !== null) return null
  const [id] = await findOrCreateAccounts(ctx, [{ name: company }])
  return id ?? null
}
