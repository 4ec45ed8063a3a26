import { sha256 } from '../../../lib/crypto/sha256.ts'
import type { Services } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import {
  type Arriving,
  type Authenticator,
  bearerOf,
  type Caller,
} from '../../../platform/http/server/authenticator.ts'
import { type CountedWindow, countingStatement, inTurn } from '../../../platform/http/server/rate-limit.ts'
import { doorLinkEnded, isDoorToken } from './door-token.ts'

/** Requests allowed per device. Devices of an event may share an IP address, so no other limit applies. */
const LIMITS = { minute: 600, hour: 36_000 }

const SEEN_NOTED_EVERY_MS = 10_000

type Found = { id: number; org_id: number; event_id: number }

/**
 * Authenticates door link tokens. One statement finds the device, counts the request and stores when it was last seen.
 */
export function deviceAuthenticator(counted: boolean): Authenticator {
  return async (services, request) => {
    const token = bearerOf(request)
    if (token === undefined || !isDoorToken(token)) return null
    const row = await findDevice(services, sha256(token), counted)
    if (row === null) throw doorLinkEnded()
    return {
      orgId: row.org_id,
      actor: { kind: 'door_device', id: row.id },
      limits: LIMITS,
      window: 'subject' in row ? inTurn([row], [row.subject])[0]! : null,
      whyForbidden: (asked) => whyForbidden(row, asked),
    } satisfies Caller
  }
}

function findDevice(
  services: Pick<Services, 'db' | 'now'>,
  hash: Buffer,
  counted: boolean,
): Promise<Found | (Found & CountedWindow) | null> {
  const now = services.now()
  const noted = new Date(now.getTime() - SEEN_NOTED_EVERY_MS)
  const asked = sql`
    select 'door_device:' || id as subject, ${LIMITS.minute}::int as minute_limit, ${LIMITS.hour}::int as hour_limit, 1 as requests from found`
  return maybeOne<Found>(services)`
    with found as materialized (
      select id, org_id, event_id from door_device where token_hash = ${hash} and expires_at > ${now}::timestamptz
    ), due as (
      select id from door_device
      where id = (select id from found) and (last_seen_at is null or last_seen_at <= ${noted}::timestamptz)
      for no key update skip locked
    ), seen as (update door_device d set last_seen_at = ${now}::timestamptz from due where d.id = due.id)
    ${counted ? sql`, counted as (${countingStatement(asked, now)}) select * from found, counted` : sql`select * from found`}`
}

function whyForbidden({ event_id }: Found, { routeOptions, params }: Arriving): string | null {
  if (!routeOptions.config.door)
    return 'A door link gives the guests of its event, takes scans and prints single name badges, and does nothing else.'
  return (params as { id?: string }).id === String(event_id) ? null : `This door link is for event ${event_id} alone.`
}
