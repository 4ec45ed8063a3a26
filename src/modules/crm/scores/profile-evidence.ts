import { searchKey } from '../../../lib/text/search-key.ts'
import { isCompanyEmail } from '../records/is-company-email.ts'
import { matchWords } from './match-words.ts'
import type { ScoreRule } from './score-rule.ts'

const DAY_MS = 86_400_000
/** Maximum length of a value in a reason. */
const MAX_REASON_VALUE = 80

export type ScoredProfile = {
  id: number
  email: string | null
  phone: string | null
  title: string | null
  tags: string[]
  lifecycle_stage: string
  properties: Record<string, string | number | null>
  account_name: string | null
  last_activity_at: Date | null
  created_at: Date
}

/** Evaluates a rule on a profile: the reason if the rule matches, otherwise null. */
export type ProfileMatcher = (profile: ScoredProfile, today: Date) => { reason: string; at: Date | null } | null

const VALUES: Record<NonNullable<ScoreRule['when']['field']>, (profile: ScoredProfile) => string | null> = {
  title: ({ title }) => title,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  company_email: ({ email }) => (email !== null && isCompanyEmail(email) ? email : null),
  account: ({ account_name }) => account_name,
}

/** Returns the evaluation of a profile rule; null for a rule about activities or deals. */
export function profileMatcher({ label, when }: ScoreRule): ProfileMatcher | null {
  const { field, property, matches, tag, stage, inactive_days: days } = when
  if (tag !== undefined) {
    const sought = searchKey(tag)
    return ({ tags }) => (tags.some((each) => searchKey(each) === sought) ? { reason: label, at: null } : null)
  }
  if (stage !== undefined)
    return ({ lifecycle_stage }) => (lifecycle_stage === stage ? { reason: label, at: null } : null)
  if (days !== undefined)
    return ({ last_activity_at, created_at }, today) => {
      const since = last_activity_at ?? created_at
      if (today.getTime() - startOfDay(since) < days * DAY_MS) return null
      return { reason: `${label}: nothing since ${since.toISOString().slice(0, 10)}`, at: since }
    }
  if (field === undefined && property === undefined) return null
  const isMatch = matches === undefined ? () => true : matchWords(matches)
  return (profile) => {
    const value = field === undefined ? textOf(profile.properties[property!]) : VALUES[field](profile)
    return value === null || value === '' || !isMatch(value) ? null : { reason: `${label}: ${cut(value)}`, at: null }
  }
}

const startOfDay = (time: Date) => Math.floor(time.getTime() / DAY_MS) * DAY_MS

const textOf = (value: string | number | null | undefined) => (value == null ? null : String(value))

/** Cuts by code points, so that no character is cut in two. */
const cut = (text: string) =>
  text.length <= MAX_REASON_VALUE ? text : `${[...text].slice(0, MAX_REASON_VALUE).join('')}…`
