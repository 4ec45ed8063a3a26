import { sql } from 'kysely'
import type { Services } from '../../platform/context.ts'
import { isApiKey } from '../../platform/crypto/api-key-form.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { change, maybeOne } from '../../platform/db/query.ts'
import { countingStatement, type Limits, type RateWindow } from '../../platform/http/rate-limit.ts'
import type { Authenticator, Caller } from './authenticator.ts'
import { PLAN_LIMITS } from './plans.ts'

type Row = RateWindow & { id: number; org_id: number; scopes: string[]; plan: string; last_used_at: Date | null }

const USE_NOTED_EVERY_MS = 60_000

/** Reads API keys from `Authorization: Bearer`. @param counted false leaves the rate limit out. */
export function keyAuthenticator(counted: boolean): Authenticator {
  return async (services, { headers }) => {
    const key = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
    return key !== undefined && isApiKey(key) ? authenticateKey(services, key, counted) : null
  }
}

/**
 * Finds who a key speaks for and counts the request against the organisation's plan, in one statement.
 * The key is looked up by its hash, so that how long it takes tells nothing about near misses.
 * @returns null for a key that is unknown, switched off, expired or deleted.
 */
async function authenticateKey(services: Services, key: string, counted: boolean): Promise<Caller | null> {
  const now = services.now()
  const found = sql`
    select k.id, k.org_id, k.scopes, k.last_used_at, o.plan from api_key k join organisation o on o.id = k.org_id
    where k.key_hash = ${sha256(key)} and k.active and (k.expires_at is null or k.expires_at > ${now}::timestamptz)`
  const asked = sql`select 'org:' || org_id as subject, ${limitCase('minute')} as minute_limit, ${limitCase('hour')} as hour_limit from found`
  const counting = sql`
    with found as materialized (${found}), counted as (${countingStatement(asked, now)})
    select * from found, counted`
  const row = await maybeOne<Row>(services)`${counted ? counting : found}`
  if (row === null) return null
  if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() > USE_NOTED_EVERY_MS)
    await noteUse(services, row.id, now)
  return {
    orgId: row.org_id,
    actor: { kind: 'api_key', id: row.id, scopes: row.scopes },
    limits: PLAN_LIMITS[row.plan]!,
    window: counted ? row : null,
  }
}

async function noteUse({ db }: Services, id: number, now: Date): Promise<void> {
  await change({ db })`update api_key set last_used_at = greatest(last_used_at, ${now}::timestamptz) where id = ${id}`
}

function limitCase(window: keyof Limits) {
  const cases = Object.entries(PLAN_LIMITS).map(([plan, limits]) => `when '${plan}' then ${limits[window]}`)
  return sql.raw(`case found.plan ${cases.join(' ')} end`)
}
