import { sql } from 'kysely'
import type { Services } from '../../platform/context.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import type { Limits, RateWindow } from '../../platform/http/rate-limit.ts'
import { looksLikeKey } from './key-text.ts'
import { PLAN_LIMITS } from './plans.ts'

export type Caller = { orgId: number; keyId: number; scopes: string[]; limits: Limits; window: RateWindow | null }

type Row = RateWindow & { id: number; org_id: number; scopes: string[]; plan: string }

/**
 * Finds who a key speaks for and counts the request against the organisation's plan, in one statement.
 * The key is looked up by its hash, so that how long it takes tells nothing about near misses.
 * @param counted false leaves the rate limit out.
 * @returns null for a key that is unknown, switched off, expired or deleted.
 */
export async function authenticate(services: Services, key: string, counted: boolean): Promise<Caller | null> {
  if (!looksLikeKey(key)) return null
  const now = services.now()
  const found = sql`
    with found as (
      select k.id, k.org_id, k.scopes, o.plan from api_key k join organisation o on o.id = k.org_id
      where k.key_hash = ${sha256(key)} and k.active and (k.expires_at is null or k.expires_at > ${now}::timestamptz)
    ), used as (
      update api_key k set last_used_at = ${now} from found
      where k.id = found.id and (k.last_used_at is null or k.last_used_at < ${now}::timestamptz - interval '1 minute')
    )`
  const { rows } = counted
    ? await sql<Row>`${found}
      select found.*, w.* from found,
      lateral count_request('org:' || org_id, ${limitCase('minute')}, ${limitCase('hour')}, ${now}::timestamptz) w`.execute(
        services.db,
      )
    : await sql<Row>`${found} select * from found`.execute(services.db)
  const row = rows[0]
  if (!row) return null
  return {
    orgId: row.org_id,
    keyId: row.id,
    scopes: row.scopes,
    limits: PLAN_LIMITS[row.plan]!,
    window: counted ? row : null,
  }
}

function limitCase(window: keyof Limits) {
  const cases = Object.entries(PLAN_LIMITS).map(([plan, limits]) => `when '${plan}' then ${limits[window]}`)
  return sql.raw(`case found.plan ${cases.join(' ')} end`)
}
