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

type Found = { nth: number; id: number; org_id: number; scopes: string[]; plan: string; last_used_at: Date | null }

const USE_NOTED_EVERY_MS = 60_000

/** Reads API keys from `Authorization: Bearer`. @param counted false leaves the rate limit out. */
export function keyAuthenticator(counted: boolean): Authenticator {
  const authenticate = gather(counted ? findAndCount : findAlone)
  return async (services, request) => {
    const key = bearerOf(request)
    return key !== undefined && isApiKey(key) ? authenticate(services, sha256(key)) : null
  }
}

type Finding = Pick<Services, 'db' | 'now'>

// Keys are looked up by their hashes, so that how long it takes tells nothing about near misses. A key that is unknown,
// switched off, expired or deleted is not found.

async function findAlone(services: Finding, hashes: Buffer[]): Promise<(Caller | null)[]> {
  const now = services.now()
  const asked = askOnce(hashes)
  const rows = await many<Found>(services)`${keysOf(asked, now)}`
  await noteUses(services, rows, now)
  const callers = new Map(rows.map((row) => [row.nth, callerOf(row, null)]))
  return asked.places.map((nth) => callers.get(nth) ?? null)
}

/** Finds who keys speak for, and counts the requests against the plans of their organisations, in one statement. */
async function findAndCount(services: Finding, hashes: Buffer[]): Promise<(Caller | null)[]> {
  const now = services.now()
  const asked = askOnce(hashes)
  const rows = await countKeys(services, asked, now)
  await noteUses(services, rows, now)
  const found = new Map(rows.map((row) => [row.nth, row]))
  const known = asked.places.map((nth) => found.get(nth) ?? null)
  const windows = inTurn(
    rows,
    known.flatMap((row) => row?.subject ?? []),
  )
  return known.map((row) => row && callerOf(row, windows.shift()!))
}

/** The hashes that were asked for, how many requests came with each, and which each request has, from 1. */
type Asked = { hashes: Buffer[]; requests: number[]; places: number[] }

function askOnce(all: Buffer[]): Asked {
  const asked: Asked = { hashes: [], requests: [], places: [] }
  const known = new Map<string, number>()
  for (const hash of all) {
    const text = hash.toString('latin1')
    const place = known.get(text) ?? asked.hashes.push(hash)
    known.set(text, place)
    asked.requests[place - 1] = (asked.requests[place - 1] ?? 0) + 1
    asked.places.push(place)
  }
  return asked
}

async function countKeys(services: Finding, asked: Asked, now: Date): Promise<(Found & CountedWindow)[]> {
  if (asked.hashes.length === 1) {
    const of = {
      subject: sql`'org:' || k.org_id`,
      minuteLimit,
      hourLimit,
      from: keys,
      where: usable(sql`${asked.hashes[0]}`, now),
      returning: sql`1 as nth, ${found}`,
    }
    const rows = await many<Found & CountedWindow>(services)`${addingStatement(of, asked.requests[0]!, now)}`
    if (rows.length > 0) return rows
  }
  const subjects = sql`
    select subject, ${minuteLimit} as minute_limit, ${hourLimit} as hour_limit, sum(requests)::int as requests
    from (select *, (${asked.requests}::int[])[nth] as requests from found) o group by subject, plan`
  return many<Found & CountedWindow>(services)`
    with found as materialized (select *, 'org:' || org_id as subject from (${keysOf(asked, now)}) found),
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

/** A query for the keys with these hashes. Each is looked for by itself, also where PostgreSQL would rather read all keys. */
function keysOf({ hashes }: Asked, now: Date): Sql {
  if (hashes.length === 1) return sql`select 1 as nth, ${found} from ${keys} where ${usable(sql`${hashes[0]}`, now)}`
  return sql`
    select asked.nth::int, key.* from (select ${hashes}::bytea[] as hashes offset 0) given
    cross join unnest(given.hashes) with ordinality as asked (key_hash, nth)
    cross join lateral (select ${found} from ${keys} where ${usable(sql`asked.key_hash`, now)} offset 0) key`
}

function callerOf({ org_id, id, scopes, plan }: Found, window: Caller['window']): Caller {
  return {
    orgId: org_id,
    actor: { kind: 'api_key', id, scopes },
    limits: PLAN_LIMITS[plan]!,
    window,
    whyForbidden: ({ routeOptions: { config } }) => {
      if (config.access === SIGNED_IN) return 'This is for people who are signed in. An API key has nothing here.'
      return config.access === ANY_KEY || config.access === ANY_MEMBER || hasScope(scopes, config.access!)
        ? null
        : `This API key lacks the scope ${config.access}.`
    },
  }
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
