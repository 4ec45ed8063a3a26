import { isMoved } from '../decide/decide-scan.ts'
import { clockOffset } from '../decide/device-clock.ts'
import { keepFact, readFact } from '../keep/door-database.ts'
import { wipeDevice } from '../keep/wipe-device.ts'
import { doorService, request, ServiceProblem } from '../sync/door-service.ts'
import { fetchChanges } from '../sync/fetch-changes.ts'
import { type Sending, sendQueue } from '../sync/send-queue.ts'
import { startSync } from '../sync/sync-loop.ts'
import type { DoorState } from './door-state.ts'
import { forgetEvent } from './find-who.ts'
import { type Door, refreshGuests, showQueue, takeChanges } from './open-door.ts'
import { API, CACHES } from './site-root.ts'

/** Sends scans and follows changes of guests from now on. */
export function keepInStep(door: Door): void {
  const { db, store, tabs, eventId } = door
  const { who } = store.get()
  const service = doorService(API, who, async (serverTime, by) => {
    const offset = clockOffset(serverTime, by)
    store.set({ clockOffset: offset })
    await keepFact(db, 'clock_offset', offset)
  })
  const sync = startSync(`${db.name}:sync`, {
    send: () => sendQueue(db, service, (sending) => void showSending(door, sending)),
    async fetch() {
      const ids = await fetchChanges(db, service, eventId)
      await takeChanges(door, ids)
      tabs.say({ kind: 'changed', ids })
    },
    onDone(problem) {
      const known = problem && { kind: problem.kind, detail: problem.detail }
      store.set({ problem: known })
      tabs.say({ kind: 'synced', problem: known, clockOffset: store.get().clockOffset })
      if (problem?.kind === 'forbidden') void lock(door, 'role')
      else if (problem?.kind === 'ended') void (who.kind === 'link' ? end(door, 'link') : lock(door, 'member'))
      else void showQueue(door)
    },
  })
  door.sync = sync
  addEventListener('online', () => sync.retry())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sync.retry())
}

async function showSending(door: Door, { answered, guestIds, guestsChanged }: Sending): Promise<void> {
  const { store, tabs, sync } = door
  if (guestsChanged) sync?.wantList()
  const wrong = answered.filter(
    ({ scan, result }) => scan.direction === 'in' && isMoved(scan.verdict) && !isMoved(result.verdict),
  )
  const { shown, disputes } = store.get()
  // The service knows since when a guest is inside and at which device.
  const first = answered.find(({ scan }) => scan.key === shown?.scan.key)?.result.first
  if (shown && first && shown.verdict === 'duplicate')
    store.set({ shown: { ...shown, since: { at: first.at, device: first.device_id } } })
  if (wrong.length > 0) store.set({ disputes: [...wrong, ...disputes].slice(0, 20) })
  await refreshGuests(door, guestIds)
  await showQueue(door)
  tabs.say({ kind: 'scanned', ids: guestIds })
}

/** Signs out, after sending the queue. @returns the number of scans that could not be sent, if it was not forced */
export async function signOut(door: Door, { isForced }: { isForced: boolean }): Promise<number> {
  const { db, store } = door
  const { who } = store.get()
  const service = doorService(API, who, async () => {})
  try {
    await sendQueue(db, service)
  } catch (error) {
    if (!(error instanceof ServiceProblem)) throw error
    if (!isForced) return db.count('scans')
  }
  if (who.kind === 'member')
    await request(`${API}/auth/sign-out`, { method: 'POST' }).catch((error: unknown) => {
      if (!(error instanceof ServiceProblem) || !isForced) throw error
    })
  await end(door, 'signed_out')
  return 0
}

/** Wipes this device and says so in all its tabs. */
async function end({ db, store, tabs, sync }: Door, why: NonNullable<DoorState['ended']>['why']): Promise<void> {
  sync?.stop()
  const ended = { why, lost: await db.count('scans') }
  tabs.say({ kind: 'ended', ended })
  store.set({ ended })
  await wipeDevice(db, CACHES)
}

/** A member who is signed out, or whose role was changed, may come back and send what waits: guests go, scans stay. */
async function lock(door: Door, why: 'member' | 'role'): Promise<void> {
  const { db, store, tabs } = door
  const waiting = await db.count('scans')
  if (waiting === 0 && (await readFact(db, 'refused')) === undefined) return end(door, why)
  door.sync?.stop()
  await forgetEvent(db)
  const ended = { why, lost: 0 }
  tabs.say({ kind: 'ended', ended })
  store.set({ ended, queue: { count: waiting, since: null } })
}
