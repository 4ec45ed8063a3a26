import type { Filter } from '../../components/list-types.ts'
import type { ListState } from '../../components/use-list.ts'
import type { Asked } from '../../components/use-rows.ts'
import type { Formats } from '../../messages/formats.ts'
import type { contactWords } from '../../shell-parts/messages/contact-words.ts'
import type { contactsMessages } from './messages/contacts.ts'

const DAY_MS = 86_400_000
const ACTIVE_DAYS = [7, 30, 90]
const INACTIVE_DAYS = [30, 90, 365]

export const CONTACT_FILTERS = [
  'stage',
  'owner',
  'source',
  'tag',
  'email_consent',
  'activity',
  'min_score',
  'max_score',
] as const

type Words = {
  text: typeof contactsMessages
  words: typeof contactWords
  formats: Formats
  tags: readonly string[]
  owners: readonly string[]
}

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))

export function contactFilters({ text, words, formats, tags, owners }: Words): Filter[] {
  return [
    { name: 'stage', label: text.stage, options: optionsOf(words.stages) },
    { name: 'owner', label: text.owner, suggestions: owners },
    { name: 'tag', label: text.tag, suggestions: tags },
    { name: 'source', label: text.source, options: optionsOf(words.sources) },
    { name: 'email_consent', label: text.consent, options: optionsOf(words.consents) },
    {
      name: 'activity',
      label: text.active,
      options: [
        ...ACTIVE_DAYS.map((days) => ({ value: `active_${days}`, label: text.activeIn(formats.number(days)) })),
        ...INACTIVE_DAYS.map((days) => ({ value: `inactive_${days}`, label: text.inactiveFor(formats.number(days)) })),
      ],
    },
    { name: 'min_score', label: text.scoreFrom, isNumber: true },
    { name: 'max_score', label: text.scoreTo, isNumber: true },
  ]
}

/** Orders of the API, by what the list says in its address. */
const ORDERS: Record<string, string> = {
  name: 'name',
  '-lead_score': 'score',
  '-last_activity_at': 'last_activity',
  '-updated_at': 'updated',
  created_at: 'oldest',
  '-created_at': 'newest',
}

/** The query of the list as the API expects it. The results of a search have an order of their own. */
export function askedOfContacts({ sort, activity, ...asked }: Asked & { activity?: string }): Asked {
  const order = ORDERS[sort ?? '']
  return { ...asked, ...(order && !asked.search && { sort: order }), ...activityOf(activity) }
}

/** A number of days as the time that many days ago. The time is that of a full day, so that it is the same for a while. */
function activityOf(activity: string | undefined) {
  const [, kind, days] = /^(active|inactive)_(\d{1,4})$/.exec(activity ?? '') ?? []
  if (kind === undefined) return {}
  const day = Math.floor(Date.now() / DAY_MS) - Number(days)
  return { [`${kind}_since`]: new Date(day * DAY_MS).toISOString() }
}

/**
 * Search and filters of the list as the page of a new message reads them from its address; null for a list of people
 * who did not agree to emails, which messages cannot be limited to.
 */
export function matching({ search, filters }: Pick<ListState, 'search' | 'filters'>): Record<string, string> | null {
  const { activity, email_consent, ...others } = filters
  if (email_consent === 'unknown' || email_consent === 'denied') return null
  return { ...(search && { search }), ...others, ...activityOf(activity) }
}

/** Search and filters of the list as its requests have them. */
export const shownOf = ({ search, filters }: Pick<ListState, 'search' | 'filters'>): Asked => ({
  ...(search && { search }),
  ...filters,
})
