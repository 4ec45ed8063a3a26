import type { Services } from '../../platform/context.ts'
import { isApiKey } from '../../platform/crypto/api-key-form.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { gather } from '../../platform/db/gather.ts'
import { change, many } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { type CountedWindow, countingStatement, inTurn, type Limits } from '../../platform/http/rate-limit.ts'
import type { Authenticator, Caller } from './authenticator.ts'
import { PLAN_LIMITS } from './plans.ts'

type Found = {
  key_hash: Buffer
  id: number
  org_id: number
  scopes: string[]
  plan: string
  last_used_at: Date | null
}

const USE_NOTED_EVERY_MS = 60_000

/** Reads API keys from `Authorization: Bearer`. @param counted false leaves the rate limit out. */
export function keyAuthenticator(counted: boolean): Authenticator {
  const authenticate = gather(counted ? findAndCount : findAlone)
  return async (services, { headers }) => {
    const key = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
    return key !== undefined && isApiKey(key) ? authenticate(services, sha256(key)) : null
  }
}

type Finding = Pick<Services, 'db' | 'now'>

// Keys are looked up by their hashes, so that how long it takes tells nothing about near misses. A key that is unknown,
// switched off, expired or deleted is not found.

async function findAlone(services: Finding, hashes: Buffer[]): Promise<(Caller | null)[]> {
  const now = services.now()
  const rows = await many<Found>(services)`${keysOf(hashes, now)}`
  await noteUses(services, rows, now)
  const callers = new Map(rows.map((row) => [row.key_hash.toString('latin1'), callerOf(row, null)]))
  return hashes.map((hash) => callers.get(hash.toString('latin1')) ?? null)
}

/** Finds who keys speak for, and counts the requests against the plans of their organisations, in one statement. */
async function findAndCount(services: Finding, hashes: Buffer[]): Promise<(Caller | null)[]> {
  const now = services.now()
  const asked = sql`
    select 'org:' || org_id as subject, ${limitCase('minute')} as minute_limit, ${limitCase('hour')} as hour_limit, sum(requests)::int as requests
    from found group by org_id, plan`
  const rows = await many<Found & CountedWindow>(services)`
    with found as materialized (${keysOf(hashes, now)}), counted as (${countingStatement(asked, now)})
    select * from found join counted on subject = 'org:' || org_id`
  await noteUses(services, rows, now)
  const found = new Map(rows.map((row) => [row.key_hash.toString('latin1'), row]))
  const known = hashes.map((hash) => found.get(hash.toString('latin1')) ?? null)
  const windows = inTurn(
    rows,
    known.flatMap((row) => row?.subject ?? []),
  )
  return known.map((row) => row && callerOf(row, windows.shift()!))
}

/** A query for the keys with these hashes, and how many `requests` came with each. */
function keysOf(hashes: Buffer[], now: Date) {
  return sql`
    select k.key_hash, k.id, k.org_id, k.scopes, k.last_used_at, o.plan, asked.requests
    from (select key_hash, count(*) as requests from unnest(${hashes}::bytea[]) as key_hash group by key_hash) asked
    join api_key k using (key_hash) join organisation o on o.id = k.org_id
    where k.active and (k.expires_at is null or k.expires_at > ${now}::timestamptz)`
}

function callerOf({ org_id, id, scopes, plan }: Found, window: Caller['window']): Caller {
  return { orgId: org_id, actor: { kind: 'api_key', id, scopes }, limits: PLAN_LIMITS[plan]!, window }
}

/** A key that somebody else holds is noted by them, or with its next use. */
async function noteUses({ db }: Finding, rows: Found[], now: Date): Promise<void> {
  const noted = now.getTime() - USE_NOTED_EVERY_MS
  const ids = rows.filter((row) => row.last_used_at === null || row.last_used_at.getTime() < noted).map(({ id }) => id)
  if (ids.length === 0) return
  await change({ db })`
    update api_key set last_used_at = greatest(last_used_at, ${now}::timestamptz)
    where id in (select id from api_key where id = any(${ids}::bigint[]) for update skip locked)`
}

function limitCase(window: keyof Limits) {
  const cases = Object.entries(PLAN_LIMITS).map(([plan, limits]) => `when '${plan}' then ${limits[window]}`)
  return sql.raw(`case found.plan ${cases.join(' ')} end`)
}
