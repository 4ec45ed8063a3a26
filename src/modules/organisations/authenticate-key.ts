import { isApiKey } from '../../lib/crypto/api-key-form.ts'
import { sha256 } from '../../lib/crypto/sha256.ts'
import type { Services } from '../../platform/context/context.ts'
import { gather } from '../../platform/db/gather.ts'
import { change, many } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Authenticator, bearerOf, type Caller } from '../../platform/http/server/authenticator.ts'
import {
  addingStatement,
  type CountedWindow,
  countingStatement,
  inTurn,
} from '../../platform/http/server/rate-limit.ts'
import { PLAN_LIMITS } from './plans.ts'
import { ANY_KEY, ANY_MEMBER, hasScope, SIGNED_IN } from './scopes.ts'

type KeyRow = { nth: number; id: number; org_id: number; scopes: string[]; plan: string; last_used_at: Date | null }

const USE_RECORDED_EVERY_MS = 60_000

/** Authenticates API keys in `Authorization: Bearer`. @param counted false skips the rate limit. */
export function keyAuthenticator(counted: boolean): Authenticator {
  const authenticate = gather(counted ? findAndCount : findKeys)
  return async (services, request) => {
    const key = bearerOf(request)
    return key !== undefined && isApiKey(key) ? authenticate(services, sha256(key)) : null
  }
}

type KeyServices = Pick<Services, 'db' | 'now'>

// Keys are looked up by their hash, so response times reveal nothing about near misses. Unknown, switched-off, expired
// and deleted keys are not found.

async function findKeys(services: KeyServices, hashes: Buffer[]): Promise<(Caller | null)[]> {
  const now = services.now()
  const distinct = distinctHashes(hashes)
  const rows = await many<KeyRow>(services)`${keysQuery(distinct, now)}`
  await recordUses(services, rows, now)
  const callers = new Map(rows.map((row) => [row.nth, toCaller(row, null)]))
  return distinct.positions.map((nth) => callers.get(nth) ?? null)
}

/** Finds the keys' organisations and counts the requests against their plans in one statement. */
async function findAndCount(services: KeyServices, hashes: Buffer[]): Promise<(Caller | null)[]> {
  const now = services.now()
  const distinct = distinctHashes(hashes)
  const rows = await countKeys(services, distinct, now)
  await recordUses(services, rows, now)
  const found = new Map(rows.map((row) => [row.nth, row]))
  const known = distinct.positions.map((nth) => found.get(nth) ?? null)
  const windows = inTurn(
    rows,
    known.flatMap((row) => row?.subject ?? []),
  )
  return known.map((row) => row && toCaller(row, windows.shift()!))
}

/** Distinct hashes, the number of requests with each, and for each request the position of its hash, from 1. */
type DistinctHashes = { hashes: Buffer[]; requests: number[]; positions: number[] }

function distinctHashes(all: Buffer[]): DistinctHashes {
  const distinct: DistinctHashes = { hashes: [], requests: [], positions: [] }
  const known = new Map<string, number>()
  for (const hash of all) {
    const text = hash.toString('latin1')
    const position = known.get(text) ?? distinct.hashes.push(hash)
    known.set(text, position)
    distinct.requests[position - 1] = (distinct.requests[position - 1] ?? 0) + 1
    distinct.positions.push(position)
  }
  return distinct
}

async function countKeys(
  services: KeyServices,
  distinct: DistinctHashes,
  now: Date,
): Promise<(KeyRow & CountedWindow)[]> {
  if (distinct.hashes.length === 1) {
    const statement = {
      subject: sql`'org:' || k.org_id`,
      minuteLimit,
      hourLimit,
      from: keys,
      where: usable(sql`${distinct.hashes[0]}`, now),
      returning: sql`1 as nth, ${found}`,
    }
    const rows = await many<KeyRow & CountedWindow>(services)`${addingStatement(statement, distinct.requests[0]!, now)}`
    if (rows.length > 0) return rows
  }
  const subjects = sql`
    select subject, ${minuteLimit} as minute_limit, ${hourLimit} as hour_limit, sum(requests)::int as requests
    from (select *, (${distinct.requests}::int[])[nth] as requests from found) o group by subject, plan`
  return many<KeyRow & CountedWindow>(services)`
    with found as materialized (select *, 'org:' || org_id as subject from (${keysQuery(distinct, now)}) found),
    counted as (${countingStatement(subjects, now)})
    select * from found join counted using (subject)`
}

const [minuteLimit, hourLimit] = (['minute', 'hour'] as const).map((window) => {
  const cases = Object.entries(PLAN_LIMITS).map(([plan, limits]) => `when '${plan}' then ${limits[window]}`)
  return sql.raw(`case o.plan ${cases.join(' ')} end`)
}) as [Sql, Sql]

const keys = sql`api_key k join organisation o on o.id = k.org_id`
const found = sql`k.id, k.org_id, k.scopes, k.last_used_at, o.plan`

function usable(hash: Sql, now: Date): Sql {
  return sql`k.key_hash = ${hash} and k.active and (k.expires_at is null or k.expires_at > ${now}::timestamptz)`
}

/**
 * Query for the keys with these hashes. The lateral join with `offset 0` makes PostgreSQL look up each hash in the
 * index instead of reading all keys.
 */
function keysQuery({ hashes }: DistinctHashes, now: Date): Sql {
  if (hashes.length === 1) return sql`select 1 as nth, ${found} from ${keys} where ${usable(sql`${hashes[0]}`, now)}`
  return sql`
    select wanted.nth::int, key.* from (select ${hashes}::bytea[] as hashes offset 0) given
    cross join unnest(given.hashes) with ordinality as wanted (key_hash, nth)
    cross join lateral (select ${found} from ${keys} where ${usable(sql`wanted.key_hash`, now)} offset 0) key`
}

function toCaller({ org_id, id, scopes, plan }: KeyRow, window: Caller['window']): Caller {
  return {
    orgId: org_id,
    actor: { kind: 'api_key', id, scopes },
    limits: PLAN_LIMITS[plan]!,
    window,
    whyForbidden: ({ routeOptions: { config } }) => {
      if (config.access === SIGNED_IN)
        return 'This operation is for people who are signed in. An API key cannot use it.'
      return config.access === ANY_KEY || config.access === ANY_MEMBER || hasScope(scopes, config.access!)
        ? null
        : `This API key lacks the scope ${config.access}.`
    },
  }
}

/**
 * Records when keys were last used, at most once a minute. A key locked by another transaction is skipped; the next
 * request updates it.
 */
async function recordUses({ db }: KeyServices, rows: KeyRow[], now: Date): Promise<void> {
  const recordedBefore = now.getTime() - USE_RECORDED_EVERY_MS
  const ids = rows
    .filter((row) => row.last_used_at === null || row.last_used_at.getTime() < recordedBefore)
    .map(({ id }) => id)
  if (ids.length === 0) return
  await change({ db })`
    update api_key set last_used_at = greatest(last_used_at, ${now}::timestamptz)
    where id in (select id from api_key where id = any(${ids}::bigint[]) for update skip locked)`
}
