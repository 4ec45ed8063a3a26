import type { Static } from 'typebox'
import { parseTimestamp } from '../../../lib/text/timestamp.ts'
import { Type } from '../../../lib/type.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { oneOf, Page, Search, TimestampInput } from '../../../platform/http/validation/schema.ts'
import { CONTACT_SOURCES, EMAIL_CONSENTS, LIFECYCLE_STAGES } from '../records/contact-profile.ts'

const Score = (description: string) =>
  Type.Optional(Type.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647, description }))
const Since = (description: string) => Type.Optional({ ...TimestampInput, description })

const filters = {
  search: Search,
  stage: Type.Optional(oneOf(LIFECYCLE_STAGES, { description: 'Only contacts in this lifecycle stage' })),
  tag: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 50 }), {
      maxItems: 10,
      description: 'Only contacts with this tag; repeat the parameter to require several tags',
    }),
  ),
  owner: Type.Optional(Type.String({ minLength: 1, maxLength: 254, description: 'Only contacts of this owner' })),
  email_consent: Type.Optional(oneOf(EMAIL_CONSENTS, { description: 'Only contacts with this consent' })),
  source: Type.Optional(oneOf(CONTACT_SOURCES, { description: 'Only contacts from this source' })),
  min_score: Score('Lead score of at least this value'),
  max_score: Score('Lead score of at most this value'),
  active_since: Since('Only contacts with activity at or after this time'),
  inactive_since: Since('Only contacts without activity since this time'),
}

/** Sort orders for lists of contacts. */
const SORTS = ['newest', 'oldest', 'score', 'last_activity', 'name', 'updated'] as const

const order = {
  sort: Type.Optional(
    oneOf(SORTS, {
      default: 'newest',
      description:
        'score: highest first; last_activity and updated: latest first; name: by last and first name. A search is always newest first',
    }),
  ),
}

/** Query for the contacts of one account. */
export const ContactsOfAccountQuery = Type.Object({ ...Page, ...filters, ...order })
export const ContactsQuery = Type.Object({
  ...Page,
  ...filters,
  account_id: Type.Optional(Type.Integer({ description: 'Only contacts of this account' })),
  ...order,
})

export type ContactsQuery = Static<typeof ContactsQuery>

/** SQL conditions on `contact` for the filters of a query, except the search, most selective first. */
export function contactConditions(query: ContactsQuery): Sql[] {
  const { account_id, owner, tag: tags = [], stage, email_consent, source, min_score, max_score } = query
  const [active, inactive] = [query.active_since, query.inactive_since].map((text) => text && parseTimestamp(text))
  return [
    ...(account_id === undefined ? [] : [sql`contact.account_id = ${account_id}`]),
    ...(owner === undefined ? [] : [sql`contact.owner = ${owner.trim()}`]),
    ...[...new Set(tags)].map((tag) => hasTag(tag.trim())),
    ...(stage === undefined ? [] : [sql`contact.lifecycle_stage = ${stage}`]),
    ...(email_consent === undefined ? [] : [sql`contact.email_consent = ${email_consent}`]),
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
