import { checkTicket, prepareCheck } from '../decide/check-ticket.ts'
import { isMoved, type Presented, type WalkIn } from '../decide/decide-scan.ts'
import { EVENT_DOOR, type Guest } from '../decide/door-guest.ts'
import { emailHash, isEmail } from '../decide/email-hash.ts'
import { readTicket } from '../decide/read-ticket.ts'
import { makeRoster, type Roster } from '../decide/roster.ts'
import { type DoorDatabase, keepFact, readFact, type Settings, type Who } from '../keep/door-database.ts'
import { keepScan, keepUndo } from '../keep/keep-scan.ts'
import type { SyncLoop } from '../sync/sync-loop.ts'
import { newDeviceId, newKey } from './device-names.ts'
import { type DoorState, firstState, makeStore, SETTINGS, type Shown, type Store } from './door-state.ts'
import { openTabs, type Tabs } from './tabs.ts'

/** The door of an event on this device: its guests in memory, its scans, and what is shown. */
export type Door = {
  db: DoorDatabase
  eventId: number
  store: Store<DoorState>
  roster: Roster
  tabs: Tabs
  scanText: (text: string) => Promise<Shown | null>
  scanGuest: (id: number) => Promise<Shown | null>
  /** Registers a guest who came without a ticket and lets them in; one who is on the list is only let in. */
  scanWalkIn: (walkIn: WalkIn) => Promise<Shown | null>
  /** Finds guests by part of their name, or by their whole email address. */
  find: (text: string) => Promise<Guest[]>
  /** Lets the guest of the last verdict in although the session is full. */
  letInAnyway: () => Promise<Shown | null>
  undo: () => Promise<void>
  choose: (settings: Partial<Settings>) => Promise<void>
  /** The loop that sends; set when it has started. */
  sync: SyncLoop | null
}

/** Opens the door with what the device has kept, without a network. */
export async function openDoor(db: DoorDatabase, who: Who, eventId: number): Promise<Door> {
  const roster = makeRoster()
  const tabs = openTabs(db.name)
  const store = makeStore(await firstState(db, who))
  const door: Door = {
    db,
    eventId,
    store,
    roster,
    tabs,
    sync: null,
    async scanText(text) {
      const ticket = readTicket(text)
      const event = store.get().event
      if (event === null) return null
      const began = performance.now()
      const presented = ticket
        ? { ticket, check: await checkTicket(ticket, eventId, event.keys) }
        : { text: text.trim() }
      return scan(door, presented, { began })
    },
    scanGuest: (guestId) => scan(door, { guestId }, { began: performance.now() }),
    async letInAnyway() {
      const { guest, presented } = store.get().shown ?? {}
      if (!guest && !(presented && 'walkIn' in presented)) return null
      return scan(door, guest ? { guestId: guest.id } : presented!, { began: performance.now(), letInAnyway: true })
    },
    async scanWalkIn(walkIn) {
      const known = roster.byEmailHash(await emailHash(eventId, walkIn.email))
      return scan(door, known ? { guestId: known.id } : { walkIn }, { began: performance.now() })
    },
    async find(text) {
      if (!isEmail(text)) return roster.find(text)
      const guest = roster.byEmailHash(await emailHash(eventId, text))
      return guest && guest.status !== 'gone' ? [guest] : []
    },
    undo: () => undoLast(door),
    async choose(settings) {
      const chosen = { ...store.get().settings, ...settings }
      // At once, since the next scan does not wait for the database.
      store.set({ settings: chosen, shown: null, isUnstored: false })
      count(door)
      await keepFact(db, 'settings', chosen)
      tabs.say({ kind: 'settings' })
    },
  }
  await takeChanges(door, null)
  await showQueue(door)
  listen(door)
  return door
}

/** Reads the guest list of the device into memory. */
async function loadGuests(door: Door): Promise<void> {
  const { db, eventId, roster } = door
  const event = await readFact(db, 'event')
  if (event?.id !== eventId) return
  roster.replace(await db.getAll('guests'))
}

/** Shows guests that have changed in the database, or all for null, with what is known of the event. */
export async function takeChanges(door: Door, ids: number[] | null): Promise<void> {
  if (ids === null) await loadGuests(door)
  else await refreshGuests(door, ids)
  await showEvent(door)
}

/** Shows what is known of the event, and prepares for its first ticket. */
async function showEvent(door: Door): Promise<void> {
  const { db, store } = door
  const event = await readFact(db, 'event')
  if (event?.id !== door.eventId) return
  const { who, settings } = store.get()
  if ((await readFact(db, 'device_id')) === undefined)
    await keepFact(db, 'device_id', newDeviceId(event.device?.name ?? (who.kind === 'member' ? who.name : '')))
  const open = event.device?.session_ids
  // A link for some sessions opens no other door.
  const isOpen =
    open == null
      ? settings.door === EVENT_DOOR || event.sessions.some(({ id }) => id === settings.door)
      : open.includes(settings.door)
  const usable = isOpen ? settings.door : (open?.[0] ?? EVENT_DOOR)
  store.set({ event, settings: { ...settings, door: usable } })
  count(door)
  await prepareCheck(event.keys)
}

/** Reads guests that changed in the database, by this tab or another, into memory. */
export async function refreshGuests(door: Door, ids: number[]): Promise<void> {
  for (const id of ids) {
    const guest = await door.db.get('guests', id)
    if (guest) door.roster.put(guest)
  }
  count(door)
}

function count({ roster, store }: Door): void {
  const { door } = store.get().settings
  store.set({ guests: roster.size(), inside: roster.inside(door), awaited: roster.awaited(door) })
}

export async function showQueue({ db, store }: Pick<Door, 'db' | 'store'>): Promise<void> {
  const [oldest] = await db.getAllFromIndex('scans', 'at', null, 1)
  const refused = (await readFact(db, 'refused')) ?? []
  store.set({ queue: { count: await db.count('scans'), since: oldest?.at ?? null }, refused })
}

async function scan(
  door: Door,
  presented: Presented,
  { began, letInAnyway = false }: { began: number; letInAnyway?: boolean },
): Promise<Shown | null> {
  const { db, store, roster, eventId } = door
  const { settings, event } = store.get()
  const session = event?.sessions.find(({ id }) => id === settings.door)
  const keeping = keepScan(db, presented, {
    eventId,
    key: newKey(),
    at: now(store),
    door: settings.door,
    direction: settings.direction,
    capacity: session?.capacity ?? null,
    signup: session?.signup ?? false,
    count: roster.inside(settings.door),
    awaited: roster.awaited(settings.door),
    letInAnyway,
  })
  const kept = await storedOrTold(door, keeping)
  if (kept === null) return null
  if (kept.after) roster.put(kept.after)
  const took = performance.now() - began
  const shown: Shown = { ...kept, presented, took, isUndone: false }
  store.set({ shown, isUnstored: false, scanned: store.get().scanned + 1 })
  announce(door, kept.after)
  return shown
}

async function undoLast(door: Door): Promise<void> {
  const { db, store } = door
  const { shown } = store.get()
  if (shown === null || shown.isUndone || !isMoved(shown.verdict)) return
  store.set({ shown: { ...shown, isUndone: true }, isUnstored: false })
  const kept = await storedOrTold(door, keepUndo(db, shown, { key: newKey(), at: now(store) }))
  if (kept === null) return store.set({ shown })
  if (kept.after) door.roster.put(kept.after)
  announce(door, kept.after)
}

/** Returns what was stored; null, and tells the person at the door, when the device could not: its storage may be full. */
async function storedOrTold<Kept>({ store }: Door, keeping: Promise<Kept>): Promise<Kept | null> {
  try {
    return await keeping
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    store.set({ shown: null, isUnstored: true, scanned: store.get().scanned + 1 })
    return null
  }
}

/** Tells the other tabs, sends, and counts. */
function announce(door: Door, changed: Guest | null): void {
  count(door)
  void showQueue(door)
  door.sync?.nudge()
  door.tabs.say({ kind: 'scanned', ids: changed ? [changed.id] : [] })
}

function now({ get }: Store<DoorState>): string {
  return new Date(Date.now() + get().clockOffset).toISOString()
}

/** Follows the other tabs of this device. */
function listen(door: Door): void {
  const { tabs, db, store } = door
  tabs.onWord(async (word) => {
    if (word.kind === 'scanned') {
      await refreshGuests(door, word.ids)
      await showQueue(door)
      door.sync?.nudge()
    }
    if (word.kind === 'settings') {
      store.set({ settings: { ...SETTINGS, ...(await readFact(db, 'settings')) } })
      count(door)
    }
    if (word.kind === 'changed') {
      await takeChanges(door, word.ids)
      await showQueue(door)
    }
    if (word.kind === 'synced') store.set({ problem: word.problem, clockOffset: word.clockOffset })
    if (word.kind === 'ended') {
      door.sync?.stop()
      store.set({ ended: word.ended })
    }
  })
}
