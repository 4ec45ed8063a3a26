import { laurel } from '../../api/laurel.ts'
import { nameOf } from '../../components/name-of.ts'
import type { NamedRecord } from './record-field.tsx'

const SHOWN = 8

/** Finds companies by a text. */
export async function findCompanies(search: string): Promise<NamedRecord[]> {
  const { rows } = await laurel.crm.accounts.list({ limit: SHOWN, ...(search && { search }) })
  return rows.map(({ id, name, domain }) => ({ id, name, about: domain }))
}

/** Finds contacts by a text. */
export async function findContacts(search: string): Promise<NamedRecord[]> {
  const { rows } = await laurel.crm.contacts.list({ limit: SHOWN, ...(search && { search }) })
  return rows.map((contact) => {
    const name = nameOf(contact)
    return { id: contact.id, name: name || contact.email || contact.phone || String(contact.id), about: contact.email }
  })
}

/** Finds deals by a text. */
export async function findDeals(search: string): Promise<NamedRecord[]> {
  const { rows } = await laurel.crm.deals.list({ limit: SHOWN, ...(search && { search }) })
  return rows.map(({ id, title, account_name }) => ({ id, name: title, about: account_name }))
}
