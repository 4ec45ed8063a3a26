import { invalidField } from '../../../lib/errors.ts'
import { parseTimestamp } from '../../../lib/text/timestamp.ts'
import { actorText, type Context, type TxContext } from '../../../platform/context/context.ts'
import { doorLinkEnded } from '../door-devices/door-token.ts'
import { lockDevices } from '../door-devices/lock-device.ts'
import { readNews } from './door-place.ts'
import { inDoorTransaction } from './in-door-transaction.ts'
import { type ArrivedScan, lockScanned, type ScannedDoor } from './lock-scanned.ts'
import { noteTaken } from './note-taken.ts'
import { paceEvents } from './pace-events.ts'
import { readKnown } from './read-known.ts'
import { recordScans } from './record-scans.ts'
import type { Scan, Verdict } from './scan.ts'
import { resultsOf, type ScanResult } from './scan-queries.ts'
import type { ScansBody, ScansTaken, SentScan } from './scan-schema.ts'
import { shareDoorTransaction } from './share-door-transaction.ts'
import { admitGuests, isOverPlaces, requireWhoAlone, type WalkIn } from './walk-ins.ts'

type Asked = { ctx: Context; body: ScansBody; times: Date[] }
type Arrived = ArrivedScan & { by: Asked }

/** A device clock further ahead was not corrected. */
const AHEAD_MS = 10 * 60_000
/** Requests with more scans have a transaction of their own, so that nobody waits for the queue of another device. */
const MAX_SHARED = 20

const takeShared = shareDoorTransaction(takeAll)
/** The device has decided already, so nobody at the door waits for this. It saves a third of the work of a busy door. */
const inPace = paceEvents(40)

/**
 * Records scans collected by a device, in any order and any number of times; each counts once, and the answer has the
 * verdict of each given all known scans. Nothing is dropped, and an attendee whom the device let in stays checked in,
 * even beyond the capacity. Guests without a registration get one. Concurrent requests for one event share a
 * transaction.
 * @throws AppError not_found for the event; validation_failed for a time in the future, and for several of attendee,
 * ticket and guest; unauthenticated when the device has ended in the meantime
 */
export async function receiveScans(ctx: Context, eventId: number, body: ScansBody): Promise<ScansTaken> {
  const times = body.scans.map(({ at }, nth) => timeOf(ctx, at, nth))
  requireWhoAlone(body.scans)
  const asked = { ctx, body, times }
  const isAlone = body.scans.length > MAX_SHARED || body.scans.some(({ guest }) => guest !== undefined)
  if (!isAlone) {
    await inPace(`${ctx.orgId} ${eventId}`)
    return takeShared(eventId, asked)
  }
  const [answer] = await inDoorTransaction(ctx, (ctx) => takeAll(ctx, eventId, [asked]))
  return answer!()
}

/** Records the scans of several requests. Guests are registered by the actor of the context. */
async function takeAll(ctx: TxContext, eventId: number, asked: Asked[]): Promise<(() => ScansTaken)[]> {
  const afters = asked.map(({ body }) => body.after ?? null)
  const news = await readNews(ctx, eventId, afters)
  const arrived = asked.flatMap(arrivedOf)
  const sent = arrived.map((each) => each.sent)
  const guests = await admitGuests(ctx, eventId, sent)
  const scanned = await lockScanned(ctx, eventId, { arrived, guests })
  const devices = await lockDevices(ctx, eventId, asked.flatMap(deviceOf))
  const isEnded = (by: Asked) => deviceOf(by).some((id) => !devices.has(id))
  const taken = arrived.flatMap(({ by }, nth) => {
    if (isEnded(by)) return []
    const [device = null] = deviceOf(by).map((id) => devices.get(id)!)
    return [{ by, nth, scan: scanned.scanOf(nth, device) }]
  })
  const results = await record(ctx, eventId, { scanned, taken })
  const walkIn = await walkIns(ctx, eventId, sent, guests)
  const own = Map.groupBy(taken, ({ by }) => by)
  return asked.map((by, place) => () => {
    if (isEnded(by)) throw doorLinkEnded()
    return {
      ...news[place]!,
      server_time: by.ctx.now().toISOString(),
      results: own.get(by)!.map(({ nth, scan }) => {
        const result = results.get(scan.key)!
        return { ...result, walk_in: result.attendee_id === null ? null : walkIn(nth) }
      }),
    }
  })
}

function arrivedOf(by: Asked): Arrived[] {
  const { device_id: deviceId, clock_offset_ms: clockOffsetMs = null, scans } = by.body
  const actor = actorText(by.ctx.actor)
  return scans.map((sent, nth) => ({ by, sent, at: by.times[nth]!, deviceId, clockOffsetMs, actor }))
}

const deviceOf = ({ ctx: { actor } }: Asked): number[] => (actor.kind === 'door_device' ? [actor.id] : [])

type Taken = { by: Asked; scan: Scan }

/** Stores scans and what their devices report. @returns the results by key */
async function record(
  ctx: TxContext,
  eventId: number,
  { scanned: { door }, taken }: { scanned: ScannedDoor; taken: Taken[] },
): Promise<Map<string, ScanResult>> {
  const scans = taken.map(({ scan }) => scan)
  const keys = scans.map(({ key }) => key)
  const people = door.people.map(({ id }) => id)
  const known = await readKnown(ctx, eventId, people, keys)
  const added = await recordScans(ctx, eventId, { ...door, known, scans })
  const firsts = new Map(taken.toReversed().map(({ by, scan }) => [scan.key, by]))
  const counts = Map.groupBy(added.keys(), (key) => firsts.get(key)!)
  const reports = [...new Set(taken.map(({ by }) => by))].map((by) => ({ ...by, added: counts.get(by)?.length ?? 0 }))
  await noteTaken(ctx, eventId, reports)
  const results = resultsFrom(door, scans, added) ?? (await resultsOf(ctx, eventId, keys))
  return new Map(results.map((result) => [result.key, result]))
}

/** Returns the results when nothing but these scans is needed for them; null otherwise. */
function resultsFrom(door: ScannedDoor['door'], scans: Scan[], added: Map<string, Verdict>): ScanResult[] | null {
  const isFull = [...door.sessions.values()].some(
    ({ capacity, inside_count }) => capacity !== null && inside_count + added.size > capacity,
  )
  if (isFull || scans.some(({ key }) => (added.get(key) ?? 'duplicate') === 'duplicate')) return null
  return scans.map(({ key, attendeeId }) => ({ key, verdict: added.get(key)!, first: null, attendee_id: attendeeId }))
}

function timeOf(ctx: Context, at: string, nth: number): Date {
  const time = parseTimestamp(at)!
  if (time.getTime() <= ctx.now().getTime() + AHEAD_MS) return time
  const remedy = `is yet to come: it is ${ctx.now().toISOString()} here. Correct the clock of the device by server_time`
  throw invalidField(['body', 'scans', String(nth), 'at'], `at ${remedy}`, 'future')
}

/** Returns what a result says about the guest of a scan, by index. */
async function walkIns(ctx: TxContext, eventId: number, sent: SentScan[], guests: Map<number, WalkIn>) {
  const over_places = sent.some(({ guest }) => guest !== undefined) && (await isOverPlaces(ctx, eventId))
  return (nth: number) =>
    sent[nth]!.guest === undefined ? null : { created: guests.get(nth)?.created ?? false, over_places }
}
