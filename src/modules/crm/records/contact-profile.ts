import { emailKey } from '../../../lib/text/email-key.ts'
import { searchKey } from '../../../lib/text/search-key.ts'
import { trimmedTags } from '../../../lib/text/trimmed-tags.ts'
import { isVisible } from '../../../lib/text/visible-text.ts'

export const LIFECYCLE_STAGES = ['lead', 'qualified', 'customer', 'evangelist'] as const
/** Whether a contact agreed to be written to. */
export const EMAIL_CONSENTS = ['unknown', 'granted', 'denied'] as const
export type EmailConsent = (typeof EMAIL_CONSENTS)[number]
export const CONTACT_SOURCES = ['api', 'panel', 'import', 'registration', 'form'] as const

/** Ways in which contacts are created. */
export type ContactSource = (typeof CONTACT_SOURCES)[number]

/** Profile fields of a contact, as opposed to its activities. */
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
  email_consent: EmailConsent
  /** Values of custom fields by key. In a change, keys that are missing stay as they are; null removes a value. */
  properties: Record<string, string | number | null>
}

/** Tags beyond this number are dropped. */
export const MAX_TAGS = 50
/** Maximum number of custom contact fields that an organisation can define. */
export const MAX_PROPERTIES = 50

/** Optional text fields of a profile. */
const TEXTS = ['email', 'phone', 'title', 'owner'] as const

/** Trims a text; a text without visible characters becomes empty. */
const visibleText = (text: string) => (isVisible(text) ? text.trim() : '')

/** Trims the given fields of a profile. Optional texts that end up empty become null. */
function tidyProfile(given: Partial<ContactProfile>): Partial<ContactProfile> {
  const tidy = { ...given }
  if (given.first_name !== undefined) tidy.first_name = visibleText(given.first_name)
  if (given.last_name !== undefined) tidy.last_name = visibleText(given.last_name)
  for (const field of TEXTS) if (given[field] !== undefined) tidy[field] = visibleText(given[field] ?? '') || null
  if (given.tags !== undefined) tidy.tags = trimmedTags(given.tags).slice(0, MAX_TAGS)
  return tidy
}

/** Returns the complete profile of a new contact. Spelt out field by field because imports create many. */
export function newProfile(given: Partial<ContactProfile>): ContactProfile {
  return {
    account_id: given.account_id ?? null,
    email: visibleText(given.email ?? '') || null,
    first_name: visibleText(given.first_name ?? ''),
    last_name: visibleText(given.last_name ?? ''),
    phone: visibleText(given.phone ?? '') || null,
    title: visibleText(given.title ?? '') || null,
    owner: visibleText(given.owner ?? '') || null,
    tags: given.tags ? trimmedTags(given.tags).slice(0, MAX_TAGS) : [],
    lifecycle_stage: given.lifecycle_stage ?? 'lead',
    email_consent: given.email_consent ?? 'unknown',
    properties: given.properties ? withoutNulls(given.properties) : {},
  }
}

export type ProfileChange = {
  set?: Partial<ContactProfile>
  /** Values for fields that are still empty. */
  fill?: Partial<ContactProfile>
  addTags?: string[]
}

/** Returns a profile after a change. */
export function changedProfile(
  before: ContactProfile,
  { set = {}, fill = {}, addTags = [] }: ProfileChange,
): ContactProfile {
  const after: ContactProfile = { ...before, ...defined(tidyProfile(set)) }
  const filling = tidyProfile(fill)
  for (const field of ['account_id', 'first_name', 'last_name', ...TEXTS] as const)
    if (!after[field] && filling[field]) Object.assign(after, { [field]: filling[field] })
  if (after.email_consent === 'unknown' && filling.email_consent) after.email_consent = filling.email_consent
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

/** True if anything identifies the contact: an email address, a phone number or a name. */
export function isIdentified({ email, phone, first_name, last_name }: ContactProfile): boolean {
  return Boolean(email || phone || first_name || last_name)
}

export type SearchedProfile = Pick<ContactProfile, 'first_name' | 'last_name' | 'email' | 'phone' | 'title'>

/** Searchable text of a contact. */
export function contactText({ first_name, last_name, email, phone, title }: SearchedProfile): string {
  return searchKey([first_name, last_name, email, phone, title].filter(Boolean).join(' '))
}

/** Sort key by last name, then first name; cut to 200 characters because some letters fold into many. */
function nameSortKey({ first_name, last_name, email, phone }: ContactProfile): string {
  return searchKey(`${last_name} ${first_name}`.trim() || email || phone || '')
    .slice(0, 200)
    .toWellFormed()
}

/** Column values of profiles, including derived ones, as arrays for `unnest`: one entry per contact. */
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
    consents: profiles.map(({ email_consent }) => email_consent),
    properties: profiles.map(({ properties }) => JSON.stringify(properties)),
    names: profiles.map(nameSortKey),
  }
}

/** PostgreSQL literal for a list of texts: lists of different lengths cannot form one two-dimensional array. */
function arrayLiteral(texts: readonly string[]): string {
  return texts.length === 0 ? '{}' : `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
}
