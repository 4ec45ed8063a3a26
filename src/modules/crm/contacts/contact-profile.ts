import { emailKey } from '../../../lib/text/email-key.ts'
import { searchKey } from '../../../lib/text/search-key.ts'
import { trimmedTags } from '../../../lib/text/trimmed-tags.ts'
import { isVisible } from '../../../lib/text/visible-text.ts'

export const LIFECYCLE_STAGES = ['lead', 'qualified', 'customer', 'evangelist'] as const
export const CONTACT_SOURCES = ['api', 'panel', 'import', 'registration', 'form'] as const

/** By what contacts come. */
export type ContactSource = (typeof CONTACT_SOURCES)[number]

/** What is known of a contact, apart from what has happened with it. */
export type ContactProfile = {
  account_id: number | null
  email: string | null
  first_name: string
  last_name: string
  phone: string | null
  title: string | null
  owner: string | null
  tags: string[]
  lifecycle_stage: (typeof LIFECYCLE_STAGES)[number]
  /** Fields of the organisation's own by key. A change names some of them; null takes one away. */
  properties: Record<string, string | number | null>
}

/** More tags than this are left out. */
export const MAX_TAGS = 50
/** Own fields of contacts that an organisation can define. */
export const MAX_PROPERTIES = 50

/** The fields of a profile that are texts, or not there. */
const TEXTS = ['email', 'phone', 'title', 'owner'] as const

/** A text without white space at the ends; empty where nobody would see any of it. */
const shown = (text: string) => (isVisible(text) ? text.trim() : '')

/** The given fields of a profile, each text as it is shown. Texts that are empty then are left out. */
function tidyProfile(given: Partial<ContactProfile>): Partial<ContactProfile> {
  const tidy = { ...given }
  if (given.first_name !== undefined) tidy.first_name = shown(given.first_name)
  if (given.last_name !== undefined) tidy.last_name = shown(given.last_name)
  for (const field of TEXTS) if (given[field] !== undefined) tidy[field] = shown(given[field] ?? '') || null
  if (given.tags !== undefined) tidy.tags = trimmedTags(given.tags).slice(0, MAX_TAGS)
  return tidy
}

/** The whole profile of a new contact: one by one, since files have many. */
export function newProfile(given: Partial<ContactProfile>): ContactProfile {
  return {
    account_id: given.account_id ?? null,
    email: shown(given.email ?? '') || null,
    first_name: shown(given.first_name ?? ''),
    last_name: shown(given.last_name ?? ''),
    phone: shown(given.phone ?? '') || null,
    title: shown(given.title ?? '') || null,
    owner: shown(given.owner ?? '') || null,
    tags: given.tags ? trimmedTags(given.tags).slice(0, MAX_TAGS) : [],
    lifecycle_stage: given.lifecycle_stage ?? 'lead',
    properties: given.properties ? withoutNulls(given.properties) : {},
  }
}

export type ProfileChange = {
  set?: Partial<ContactProfile>
  /** Taken where nothing is known yet. */
  fill?: Partial<ContactProfile>
  addTags?: string[]
}

/** A profile after a change. */
export function changedProfile(
  before: ContactProfile,
  { set = {}, fill = {}, addTags = [] }: ProfileChange,
): ContactProfile {
  const after: ContactProfile = { ...before, ...defined(tidyProfile(set)) }
  const filling = tidyProfile(fill)
  for (const field of ['account_id', 'first_name', 'last_name', ...TEXTS] as const)
    if (!after[field] && filling[field]) Object.assign(after, { [field]: filling[field] })
  after.tags = trimmedTags([...after.tags, ...(filling.tags ?? []), ...addTags]).slice(0, MAX_TAGS)
  after.properties = withoutNulls({ ...filling.properties, ...before.properties, ...set.properties })
  return after
}

function defined<T extends object>(given: T): T {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T
}

function withoutNulls(properties: ContactProfile['properties']): ContactProfile['properties'] {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null && value !== ''))
}

/** Whether anything tells a contact from others: the least that one needs. */
export function isSomebody({ email, phone, first_name, last_name }: ContactProfile): boolean {
  return Boolean(email || phone || first_name || last_name)
}

export type SearchedProfile = Pick<ContactProfile, 'first_name' | 'last_name' | 'email' | 'phone' | 'title'>

/** What a search looks in. */
export function contactText({ first_name, last_name, email, phone, title }: SearchedProfile): string {
  return searchKey([first_name, last_name, email, phone, title].filter(Boolean).join(' '))
}

/** A name as names are put in order, the last one first; some letters fold into many, so it is cut. */
function nameInOrder({ first_name, last_name, email, phone }: ContactProfile): string {
  return searchKey(`${last_name} ${first_name}`.trim() || email || phone || '')
    .slice(0, 200)
    .toWellFormed()
}

/** The columns that hold a profile, with what is derived from it, as arrays for `unnest`: one entry for each contact. */
export function profileArrays(profiles: readonly ContactProfile[]) {
  return {
    accountIds: profiles.map(({ account_id }) => account_id),
    emails: profiles.map(({ email }) => email),
    emailKeys: profiles.map(({ email }) => email && emailKey(email)),
    firstNames: profiles.map(({ first_name }) => first_name),
    lastNames: profiles.map(({ last_name }) => last_name),
    phones: profiles.map(({ phone }) => phone),
    titles: profiles.map(({ title }) => title),
    owners: profiles.map(({ owner }) => owner),
    tags: profiles.map(({ tags }) => arrayLiteral(tags)),
    stages: profiles.map(({ lifecycle_stage }) => lifecycle_stage),
    properties: profiles.map(({ properties }) => JSON.stringify(properties)),
    names: profiles.map(nameInOrder),
  }
}

/** A list of texts as PostgreSQL reads it: lists of different lengths are not one array of it. */
function arrayLiteral(texts: readonly string[]): string {
  return texts.length === 0 ? '{}' : `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
}
