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
import { propertyKey } from './fields-by-place.ts'
import type { FormRow } from './form-queries.ts'
import { type Said, saidOfContact } from './said-of-contact.ts'

type Joined = { id: number; emailKey: string | null }

/**
 * The contact of whoever gave these answers, by their address; one who left a telephone number alone is a new one. Nobody
 * has proved that an address is theirs, so what a contact has stays: only what is empty is filled, and the tags of the form
 * are added. Until the transaction ends nobody else changes, merges or deletes it.
 * @returns null where neither was given
 */
export async function joinContact(ctx: TxContext, form: FormRow, answers: Answers): Promise<Joined | null> {
  const said = saidOfContact(form, answers, await ownFields(ctx, form))
  const { email, company: _, ...own } = said
  if (email === null && said.phone === null) return null
  const key = email && emailKey(email)
  const profile = { ...own, account_id: await accountOf(ctx, said, key) }
  if (email === null || key === null) {
    const [id] = await insertContacts(ctx, [{ ...profile, tags: form.tags }], 'form')
    return { id: id!, emailKey: null }
  }
  const known = await findOrCreateContacts(ctx, [{ ...profile, email, tags: form.tags }], 'form')
  const { id, created } = known.get(key)!
  if (!created) await updateContacts(ctx, [{ id, fill: profile, addTags: form.tags }], 'form')
  return { id, emailKey: key }
}

/** The own fields of contacts where the form fills any; until the transaction ends none of them is taken away. */
async function ownFields(ctx: TxContext, { contact_mapping }: FormRow): ReturnType<typeof listLockedProperties> {
  const isFilled = Object.values(contact_mapping).some((place) => place !== null && propertyKey(place) !== null)
  return isFilled ? listLockedProperties(ctx) : new Map()
}

/** The account with the name of the company, which is made only for a contact that has none. */
async function accountOf(ctx: TxContext, { company }: Said, key: string | null): Promise<number | null> {
  if (!company) return null
  const known = await maybeOne<{ account_id: number | null }>(ctx)`
    select account_id from contact where org_id = ${ctx.orgId} and id = (
      select coalesce(merged_into, id) from contact where org_id = ${ctx.orgId} and email_key = ${key})`
  if (known !== null && known.account_id !== null) return null
  const [id] = await findOrCreateAccounts(ctx, [{ name: company }])
  return id ?? null
}
