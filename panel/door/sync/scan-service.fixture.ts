import type { DoorList, ScansTaken, SentScan, SentScans } from '@laurel/client'
import { decideScans, insideSince } from '../../../src/modules/sessions/check-in/decide-scans.ts'

export const GUESTS = [1, 2, 3]
export const START = Date.parse('2026-12-01T09:00:00Z')

/** The service as scans see it: a log, each key once, verdicts by the rule of the service itself. */
export function aService() {
  const log = new Map<string, SentScan>()
  let arrivals = 0
  let version = 0
  const answered = (id: number) => {
    const scans = [...log.values()].filter(({ attendee_id }) => attendee_id === id)
    return decideScans(scans.map(({ key, direction, at }) => ({ key, direction, scannedAt: new Date(at) })))
  }
  const insideOf = (id: number): DoorList['guests'][number]['inside'] => {
    const since = insideSince(answered(id).stays)
    return since ? [{ session_id: null, at: since.scannedAt.toISOString(), device_id: 'gate' }] : []
  }
  const list = (): DoorList =>
    ({
      cursor: String(version),
      complete: true,
      server_time: new Date(START).toISOString(),
      event_name: 'Node Day',
      device: null,
      keys: [],
      sessions: [],
      gone: [],
      guests: GUESTS.map((id) => ({
        inside: insideOf(id),
        id,
        ticket_no: 1,
        name: `Guest ${id}`,
        status: 'registered',
        session_ids: [],
        checked_in: answered(id).stays !== null,
        checked_out: answered(id).stays !== null && insideSince(answered(id).stays) === null,
        left_session_ids: [],
        signed_up: [],
        email_hash: String(id),
      })),
    }) as unknown as DoorList
  const take = ({ scans, after }: SentScans): ScansTaken => {
    for (const scan of scans) {
      arrivals++
      if (!log.has(scan.key)) log.set(scan.key, scan)
    }
    version++
    const results = scans.map(({ key, attendee_id }) => ({
      key,
      verdict: answered(attendee_id!).verdicts.get(key)!,
      first: null,
    }))
    return {
      cursor: after ?? null,
      guests_changed: true,
      server_time: new Date(START).toISOString(),
      results,
    } as ScansTaken
  }
  return { log, list, take, answered, arrivals: () => arrivals }
}
