import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError } from '../../../lib/errors.ts'
import type { Services } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Arriving, Authenticator, Caller } from '../../../platform/http/server/authenticator.ts'
import { type CountedWindow, countingStatement, inTurn } from '../../../platform/http/server/rate-limit.ts'
import { CLOCK_STEP_MS } from '../../../platform/jobs/clock-steps.ts'
import { ANY_KEY, ANY_MEMBER, hasScope, SIGNED_IN } from '../../organisations/index.ts'
import { ROLE_SCOPES, type Role } from '../roles.ts'
import { isFromOwnPage, NOT_OWN_PAGE } from './own-page.ts'
import { requireProof } from './require-proof.ts'
import { IDLE_DAYS, readSignInToken } from './sign-in-cookie.ts'

/**
 * Limits of one sign-in session, so that the panel and the organisation's API keys do not use up each other's limit.
 */
const LIMITS = { minute: 1_200, hour: 36_000 }

const SEEN_NOTED_EVERY_MS = 60_000
const DAY_MS = 86_400_000

export type SignInSession = {
  id: number
  org_id: number
  person_id: number
  role: Role
  /** When they last proved their identity, as far as it counts in this organisation; 1970: never. */
  fresh_at: Date
  /** The same without the word of an identity provider, and whether they showed a second factor. */
  own_fresh_at: Date
  own_second_factor: boolean
  /** Whether the organisation requires a second factor that this sign-in session has not shown. */
  lacks_factor: boolean
  /** Null: every event. */
  events: number[] | null
}

/**
 * Authenticates sign-in cookies. One statement finds the sign-in session, counts the request and records the activity.
 */
export function signInSessionAuthenticator(counted: boolean): Authenticator {
  return async (services, { headers }) => {
    const token = headers.authorization === undefined ? readSignInToken(services, headers.cookie) : null
    if (token === null) return null
    const row = await findSignInSession(services, token, counted)
    if (row === null) throw new AppError('unauthenticated', 'You are signed out. Sign in again.')
    return {
      orgId: row.org_id,
      actor: {
        kind: 'person',
        id: row.person_id,
        scopes: ROLE_SCOPES[row.role],
        signedIn: { sessionId: row.id, freshAt: row.fresh_at, events: row.events },
      },
      limits: LIMITS,
      window: 'subject' in row ? inTurn([row], [row.subject])[0]! : null,
      whyForbidden: (request) => {
        const forbidden = isFromOwnPage(services, request) ? whyForbidden(row, request) : NOT_OWN_PAGE
        if (forbidden === null) requireProof(row, request, services.now())
        return forbidden
      },
    } satisfies Caller
  }
}

/** Finds a valid sign-in session by its token. @param counted whether to count a request */
export function findSignInSession(
  services: Pick<Services, 'db' | 'now'>,
  token: string,
  counted: boolean,
): Promise<SignInSession | (SignInSession & CountedWindow) | null> {
  const now = services.now()
  const [noted, idle] = [SEEN_NOTED_EVERY_MS, IDLE_DAYS * DAY_MS].map((ms) => new Date(now.getTime() - ms))
  const soon = new Date(now.getTime() + CLOCK_STEP_MS)
  const asked = sql`
    select 'session:' || id as subject, ${LIMITS.minute}::int as minute_limit, ${LIMITS.hour}::int as hour_limit, 1 as requests from found`
  return maybeOne<SignInSession>(services)`
    with found as materialized (
      select s.id, s.org_id, s.person_id, m.role,
        case when coalesce(s.fresh_by_org, s.org_id) = s.org_id then s.fresh_at else 'epoch' end as fresh_at,
        case when s.fresh_by_org is null then s.fresh_at else 'epoch' end as own_fresh_at,
        s.second_factor and s.second_factor_by_org is null as own_second_factor,
        m.role in ('owner', 'admin') and not (s.second_factor and coalesce(s.second_factor_by_org, s.org_id) = s.org_id)
          and p.second_factor is not distinct from 'owners_and_admins' as lacks_factor,
        case when not m.every_event then array(
        select event_id from membership_event e where (e.org_id, e.person_id) = (s.org_id, s.person_id) order by event_id) end as events
      from person_session s join membership m using (org_id, person_id) left join sign_in_policy p using (org_id)
      where s.token_hash = ${sha256(token)} and s.expires_at > ${now}::timestamptz and s.last_seen_at > ${idle}::timestamptz
    ), due as (
      select id from person_session where id = (select id from found) and last_seen_at not between ${noted}::timestamptz + interval '1 ms' and ${soon}::timestamptz
      for no key update skip locked
    ), seen as (update person_session s set last_seen_at = ${now}::timestamptz from due where s.id = due.id)
    ${counted ? sql`, counted as (${countingStatement(asked, now)}) select * from found, counted` : sql`select * from found`}`
}

function whyForbidden({ role, events }: SignInSession, { method, routeOptions, params }: Arriving): string | null {
  const { config, url } = routeOptions
  const access = config.access!
  if (access === SIGNED_IN) return null
  if (access === ANY_KEY) return 'This operation needs an API key.'
  if (access !== ANY_MEMBER && !hasScope(ROLE_SCOPES[role], access))
    return `Your role ${role} lacks the scope ${access}.`
  return events === null || isWithinEvents(events, { method, url, params })
    ? null
    : 'You only have access to certain events, and this is not about one of them.'
}

const LIMIT_THEMSELVES = new Set(['/admin/search', '/admin/stream', '/admin/person'])
/** Lists that are the same for every event. */
const OF_ANY_EVENT = new Set(['/admin/automation-presets'])

/**
 * Whether a request's path is about one of these events, or is a list, lookup, search, stream or message that limits
 * itself to them, or has nothing of any event.
 * Duplicating an event is excluded, because the copy would be outside of them.
 */
export function isWithinEvents(
  events: readonly number[],
  { method, url = '', params }: { method: string; url?: string | undefined; params: unknown },
): boolean {
  const path = url.slice(url.indexOf('/admin/'))
  if (OF_ANY_EVENT.has(path) || LIMIT_THEMSELVES.has(path) || path.startsWith('/admin/messages/:id')) return true
  if (path === '/admin/events') return method === 'GET' || method === 'HEAD'
  const { id, event_id = id } = params as { id?: string; event_id?: string }
  const isOfEvent = /^\/admin\/events\/:(id|event_id)(\/|$)/.test(path) && !path.endsWith('/duplicate')
  return isOfEvent && events.some((each) => String(each) === event_id)
}
