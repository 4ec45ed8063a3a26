import { searchKey } from '../../lib/text/search-key.ts'
import { type Context, limitedToEvents } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { likePattern } from '../../platform/lists/like-pattern.ts'
import { listAllCertificates } from '../certificates/index.ts'
import { listContacts } from '../crm/index.ts'
import { listEvents } from '../events/index.ts'
import { hasScope } from '../organisations/index.ts'
import { MAX_PER_KIND } from './max-per-kind.ts'
import { searchAttendees } from './search-attendees.ts'

export const KINDS = ['event', 'attendee', 'certificate', 'design', 'contact'] as const
type Kind = (typeof KINDS)[number]
type SearchResult = { kind: Kind; id: number; event_id: number | null; title: string; subtitle: string }

type Search = (ctx: Context, text: string) => Promise<Omit<SearchResult, 'kind'>[]>

/** How each kind is searched, and the scope that it requires. */
const SEARCHES: Record<Kind, { needs: string; search: Search }> = {
  event: { needs: 'events:read', search: findEvents },
  attendee: { needs: 'attendees:read', search: searchAttendees },
  certificate: { needs: 'certificates:read', search: findCertificates },
  design: { needs: 'certificates:read', search: outsideOfEvents(findDesigns) },
  contact: { needs: 'crm:read', search: outsideOfEvents(findContacts) },
}

/** Returns at most five results of each kind that the caller's scopes allow, kind by kind. */
export async function searchRecords(ctx: Context, text: string): Promise<SearchResult[]> {
  const scopes = 'scopes' in ctx.actor ? ctx.actor.scopes : []
  if (searchKey(text) === '') return []
  const kinds = KINDS.filter((kind) => hasScope(scopes, SEARCHES[kind].needs))
  const found = kinds.map(async (kind) => {
    const rows = await SEARCHES[kind].search(ctx, text.trim())
    return rows.map((row) => ({ kind, ...row }))
  })
  return (await Promise.all(found)).flat()
}

/** Members limited to certain events see no records outside of events. */
function outsideOfEvents(search: Search): Search {
  return async (ctx, text) => (limitedToEvents(ctx.actor) === null ? search(ctx, text) : [])
}

async function findEvents(ctx: Context, search: string) {
  const { rows } = await listEvents(ctx, { search, limit: MAX_PER_KIND })
  return rows.map(({ id, name, event_date }) => ({ id, event_id: id, title: name, subtitle: event_date ?? '' }))
}

async function findCertificates(ctx: Context, search: string) {
  const allowedEvents = limitedToEvents(ctx.actor)
  const paged = { search, limit: MAX_PER_KIND }
  const queries = allowedEvents === null ? [paged] : allowedEvents.map((event_id) => ({ ...paged, event_id }))
  const rows = []
  for (const query of queries)
    if (rows.length < MAX_PER_KIND) rows.push(...(await listAllCertificates(ctx, query)).rows)
  return rows.slice(0, MAX_PER_KIND).map(({ id, event_id, attendee_name, event_name, status }) => {
    return { id, event_id, title: attendee_name, subtitle: `${event_name} · ${status}` }
  })
}

async function findDesigns(ctx: Context, text: string) {
  const rows = await many<{ id: number; name: string }>(ctx)`
    select id, name from design where org_id = ${ctx.orgId} and archived_at is null and lower(name) like ${likePattern(text.toLowerCase())}
    order by id desc limit ${MAX_PER_KIND}::int`
  return rows.map(({ id, name }) => ({ id, event_id: null, title: name, subtitle: '' }))
}

async function findContacts(ctx: Context, search: string) {
  const { rows } = await listContacts(ctx, { search, limit: MAX_PER_KIND })
  return rows.map(({ id, first_name, last_name, email, account_name }) => {
    const [title = '', ...others] = [`${first_name} ${last_name}`.trim(), email, account_name].filter(
      Boolean,
    ) as string[]
    return { id, event_id: null, title, subtitle: others.join(' · ') }
  })
}
