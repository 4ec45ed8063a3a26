import { AppError } from '../../../lib/errors.ts'
import type { Services } from '../../../platform/context/context.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import {
  type Arriving,
  type Authenticator,
  bearerOf,
  type Caller,
} from '../../../platform/http/server/authenticator.ts'
import { countRequest } from '../../../platform/http/server/rate-limit.ts'
import { isWithinEvents, ROLE_SCOPES, type Role } from '../../identity/index.ts'
import { ANY_KEY, ANY_MEMBER, hasScope, PLAN_LIMITS, SIGNED_IN } from '../../organisations/index.ts'
import { scopesWithin } from '../app-scopes.ts'
import { hashOf } from '../protocol/secret.ts'
import { apiResource, mcpResource } from '../read-resource.ts'

const USE_RECORDED_EVERY_MS = 60_000

type Row = {
  id: number
  org_id: number
  person_id: number
  resource: string
  scopes: string[]
  role: Role
  plan: string
  lacks_factor: boolean
  last_used_at: Date | null
  /** Null: every event. */
  events: number[] | null
}

/**
 * Authenticates access tokens of apps. The membership is read with each request, so that leaving the organisation, a
 * change of role and revocation take effect at once in every process. Requests count against the plan like those of
 * API keys. @param counted false skips the rate limit
 */
export function appAuthenticator(counted: boolean): Authenticator {
  return async (services, request) => {
    const hash = hashOf('access', bearerOf(request) ?? '')
    if (hash === null) return null
    const row = await findGrant(services, hash)
    if (row === null)
      throw new AppError('unauthenticated', 'This access token is not valid: it is unknown, expired or revoked.')
    await recordUse(services, row)
    const limits = PLAN_LIMITS[row.plan]!
    const roleScopes = ROLE_SCOPES[row.role]
    const scopes = scopesWithin(roleScopes, row.scopes)
    return {
      orgId: row.org_id,
      actor: { kind: 'client', id: row.id, scopes, forPerson: { id: row.person_id, roleScopes, events: row.events } },
      limits,
      window: counted ? await countRequest(services, { subject: `org:${row.org_id}`, limits }) : null,
      whyForbidden: (asked) => whyForbidden(services, row, scopes, asked),
    } satisfies Caller
  }
}

function findGrant(services: Pick<Services, 'db' | 'now'>, hash: Buffer): Promise<Row | null> {
  const now = services.now()
  return maybeOne<Row>(services)`
    select g.id, g.org_id, g.person_id, g.resource, t.scopes, m.role, o.plan, g.last_used_at,
      m.role in ('owner', 'admin') and not g.second_factor
        and y.second_factor is not distinct from 'owners_and_admins' as lacks_factor,
      case when not m.every_event then array(
        select event_id from membership_event e where (e.org_id, e.person_id) = (g.org_id, g.person_id) order by event_id) end as events
    from oauth_token t join oauth_grant g on (g.org_id, g.id) = (t.org_id, t.grant_id)
    join membership m on (m.org_id, m.person_id) = (g.org_id, g.person_id) join organisation o on o.id = g.org_id
    left join sign_in_policy y on y.org_id = g.org_id
    where t.token_hash = ${hash} and t.kind = 'access' and t.expires_at > ${now}::timestamptz and g.ended_at is null
      and (g.expires_at is null or g.expires_at > ${now}::timestamptz)`
}

/** Records the last use, at most once a minute. A grant locked by another transaction is skipped. */
async function recordUse(services: Pick<Services, 'db' | 'now'>, row: Row): Promise<void> {
  const now = services.now()
  if (row.last_used_at !== null && now.getTime() - row.last_used_at.getTime() < USE_RECORDED_EVERY_MS) return
  await change(services)`
    update oauth_grant set last_used_at = greatest(last_used_at, ${now}::timestamptz)
    where id in (select id from oauth_grant where org_id = ${row.org_id} and id = ${row.id} for no key update skip locked)`
}

/** @throws AppError unauthenticated for a token of another resource, second_factor_required */
function whyForbidden(
  services: Services,
  row: Row,
  scopes: readonly string[],
  { method, routeOptions: { config, url }, params, query }: Arriving,
): string | null {
  const resource = config.access === ANY_KEY ? mcpResource(services) : apiResource(services)
  if (row.resource !== resource)
    throw new AppError('unauthenticated', `This access token is for ${row.resource}, and not for ${resource}.`)
  if (row.lacks_factor)
    throw new AppError(
      'second_factor_required',
      'The organisation requires a second factor for owners and admins. Connect the app again.',
    )
  if (config.access === ANY_KEY) return null
  if (config.access === SIGNED_IN) return 'This operation is for people who are signed in. An app cannot use it.'
  const isPreview = config.isPreviewed && (query as { dry_run?: unknown } | undefined)?.dry_run === 'true'
  if (config.sensitive && !isPreview) return 'An app cannot do this. A person has to do it in the panel.'
  if (config.access !== ANY_MEMBER && !hasScope(scopes, config.access!))
    return `This access token lacks the scope ${config.access}.`
  return row.events === null || isWithinEvents(row.events, { method, url, params })
    ? null
    : 'The member has access to certain events only, and this is not about one of them.'
}
