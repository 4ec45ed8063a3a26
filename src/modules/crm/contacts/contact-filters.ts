import type { Static } from 'typebox'
import { parseTimestamp } from '../../../lib/text/timestamp.ts'
import { Type } from '../../../lib/type.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { oneOf, Page, Search, TimestampInput } from '../../../platform/http/validation/schema.ts'
import { CONTACT_SOURCES, LIFECYCLE_STAGES } from './contact-profile.ts'

const Score = (description: string) =>
  Type.Optional(Type.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647, description }))
const Since = (description: string) => Type.Optional({ ...TimestampInput, description })

const filters = {
  search: Search,
  stage: Type.Optional(oneOf(LIFECYCLE_STAGES, { description: 'Only of this lifecycle stage' })),
  tag: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 50 }), {
      maxItems: 10,
      description: 'A tag that they have; given several times: all of them',
    }),
  ),
  owner: Type.Optional(Type.String({ minLength: 1, maxLength: 254, description: 'Who looks after them' })),
  source: Type.Optional(oneOf(CONTACT_SOURCES, { description: 'Only those who came by this' })),
  min_score: Score('A lead score of at least this'),
  max_score: Score('A lead score of at most this'),
  active_since: Since('Something has happened with them at this time or since'),
  inactive_since: Since('Nothing has happened with them since this time'),
}

/** The orders of lists of contacts. */
const SORTS = ['newest', 'oldest', 'score', 'last_activity', 'name', 'updated'] as const

const order = {
  sort: Type.Optional(
    oneOf(SORTS, {
      default: 'newest',
      description:
        'score: the highest first; last_activity, updated: the latest first; name: by last and first name. With search: newest',
    }),
  ),
}

/** The query of the contacts of an account. */
export const ContactsOfAccountQuery = Type.Object({ ...Page, ...filters, ...order })
export const ContactsQuery = Type.Object({
  ...Page,
  ...filters,
  account_id: Type.Optional(Type.Integer({ description: 'The account that they belong to' })),
  ...order,
})

export type ContactsQuery = Static<typeof ContactsQuery>

/** What a `contact` has to be for the filters of a query, the search apart; in the order in which they tell most. */
export function contactConditions(query: ContactsQuery): Sql[] {
  const { account_id, owner, tag: tags = [], stage, source, min_score, max_score } = query
  const [active, inactive] = [query.active_since, query.inactive_since].map((text) => text && parseTimestamp(text))
  return [
    ...(account_id === undefined ? [] : [sql`contact.account_id = ${account_id}`]),
    ...(owner === undefined ? [] : [sql`contact.owner = ${owner.trim()}`]),
    ...[...new Set(tags)].map((tag) => hasTag(tag.trim())),
    ...(stage === undefined ? [] : [sql`contact.lifecycle_stage = ${stage}`]),
    ...(source === undefined ? [] : [sql`contact.source = ${source}`]),
    ...(min_score === undefined ? [] : [sql`contact.lead_score >= ${min_score}`]),
    ...(max_score === undefined ? [] : [sql`contact.lead_score <= ${max_score}`]),
    ...(active ? [sql`contact.last_activity_at >= ${active}`] : []),
    ...(inactive ? [sql`(contact.last_activity_at < ${inactive} or contact.last_activity_at is null)`] : []),
  ]
}

function hasTag(tag: string): Sql {
  return sql`exists (
    select from contact_tag t where t.org_id = contact.org_id and t.tag = ${tag} and t.contact_id = contact.id)`
}
