import type { TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { findOrCreateAccounts } from '../accounts/find-or-create-accounts.ts'
import { findOrCreateContacts } from '../contacts/find-or-create-contacts.ts'
import { updateContacts } from '../contacts/update-contacts.ts'
import { listLockedProperties } from '../properties/list-properties.ts'
import { validateProperty } from '../properties/validate-property.ts'
import type { ContactProfile } from '../records/contact-profile.ts'
import { addActivities } from '../timeline/add-activities.ts'
import { addImportedNotes } from './add-imported-notes.ts'
import type { ImportedContact } from './validate-contact.ts'

export type Mode = 'update' | 'fill'
export type ImportCounts = { created: number; updated: number; skipped: number }
export type SavedContacts = ImportCounts & { ids: number[] }

/**
 * Creates or updates contacts from a file: values of the file overwrite existing ones, or only fill empty fields,
 * depending on the mode; tags are added. Accounts are found or created, and each contact gets a timeline entry.
 */
export async function saveContacts(
  ctx: TxContext,
  of: { id: number; file_name: string; mode: Mode; indexLater?: boolean },
  judged: ImportedContact[],
): Promise<SavedContacts> {
  const people = await withKnownProperties(ctx, judged)
  const accounts = await accountsOf(ctx, people)
  const profiles = people.map((person, nth) => profileOf(person, accounts[nth] ?? null))
  const made = profiles.map((profile, nth) => ({ ...profile, importRow: people[nth]!.row }))
  const how = { importId: of.id, indexLater: of.indexLater ?? false }
  const found = await findOrCreateContacts(ctx, made, 'import', how)
  const each = people.map((person, nth) => ({ person, profile: profiles[nth]!, ...found.get(person.email_key)! }))
  const there = each.filter(({ created }) => !created)
  const patches = there.map(({ id, person, profile }) => ({ id, ...patchOf(person, profile, of.mode) }))
  const changed = new Set(await updateContacts(ctx, patches, 'import'))
  for (const id of await addImportedNotes(ctx, each)) changed.add(id)
  const data = (row: number) => ({ import_id: of.id, row, file_name: of.file_name })
  await addActivities(
    ctx,
    there.map(({ id, person: { row } }) => ({
      contactId: id,
      kind: 'imported',
      at: ctx.now(),
      subjectType: 'contact_import',
      subjectId: of.id,
      data: data(row),
    })),
  )
  const updated = there.filter(({ id }) => changed.has(id)).length
  return {
    ids: each.map(({ id }) => id),
    created: each.length - there.length,
    updated,
    skipped: there.length - updated,
  }
}

type Profile = Partial<ContactProfile> & { email: string }

function profileOf(person: ImportedContact, accountId: number | null): Profile {
  const { row: _, email_key: __, company: ___, domain: ____, mail_domain: _____, notes: ______, ...profile } = person
  return { ...profile, ...(accountId === null ? {} : { account_id: accountId }) }
}

/** The address keeps its stored spelling; an account derived from the address is only used if the contact has none. */
function patchOf(person: ImportedContact, { email: _, tags = [], account_id, ...profile }: Profile, mode: Mode) {
  const account = account_id === undefined ? {} : { account_id }
  if (mode === 'fill') return { fill: { ...profile, ...account }, addTags: tags }
  return isNamed(person)
    ? { set: { ...profile, ...account }, addTags: tags }
    : { set: profile, fill: account, addTags: tags }
}

/** Returns the account of each person, by the domain of the website or address, otherwise by name; null: none. */
async function accountsOf(ctx: TxContext, people: ImportedContact[]): Promise<(number | null)[]> {
  const known = await withAccount(ctx, people)
  const wanted = people.map((person) => {
    const { email_key, company, domain, mail_domain } = person
    if (isNamed(person)) return { name: company ?? null, domain: domain ?? mail_domain ?? null }
    return mail_domain === undefined || known.has(email_key) ? null : { name: null, domain: mail_domain }
  })
  const distinct = new Map(wanted.flatMap((each) => (each ? [[keyOf(each), each]] : [])))
  const ids = await findOrCreateAccounts(ctx, [...distinct.values()])
  const idOf = new Map([...distinct.keys()].map((key, nth) => [key, ids[nth]!]))
  return wanted.map((each) => each && idOf.get(keyOf(each))!)
}

/** Neither part contains a line break. */
const keyOf = ({ name, domain }: { name: string | null; domain: string | null }) => `${name ?? ''}\n${domain ?? ''}`

const isNamed = ({ company, domain }: ImportedContact) => company !== undefined || domain !== undefined

/** Returns people who already have an account: none is created for them from their address alone. */
async function withAccount(ctx: TxContext, people: ImportedContact[]): Promise<Set<string>> {
  const byAddress = people.filter((person) => person.mail_domain !== undefined && !isNamed(person))
  const keys = byAddress.map(({ email_key }) => email_key)
  if (keys.length === 0) return new Set()
  const rows = await many<{ email_key: string }>(ctx)`
    select c.email_key from contact c
    where c.org_id = ${ctx.orgId} and c.email_key = any(${keys}::text[])
      and (select live.account_id from contact live where live.id = coalesce(c.merged_into, c.id)) is not null`
  return new Set(rows.map(({ email_key }) => email_key))
}

/** Leaves out values of custom fields that were deleted or changed since the file was validated. */
async function withKnownProperties(ctx: TxContext, people: ImportedContact[]): Promise<ImportedContact[]> {
  if (!people.some(({ properties }) => properties)) return people
  const known = await listLockedProperties(ctx)
  const isKnown = ([key, value]: [string, string | number]) =>
    known.has(key) && validateProperty(known.get(key)!, value) === null
  return people.map((person) => ({
    ...person,
    properties: Object.fromEntries(Object.entries(person.properties ?? {}).filter(isKnown)),
  }))
}
