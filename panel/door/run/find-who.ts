import type { Event } from '@laurel/client'
import { type DoorDatabase, keepFact, readFact, type Who } from '../keep/door-database.ts'
import { request, ServiceProblem } from '../sync/door-service.ts'
import { API, ROOT } from './site-root.ts'

export type EventChoice = Pick<Event, 'id' | 'name' | 'event_date' | 'event_timezone'>

/** The page with which this device starts. */
export type Start =
  | { kind: 'door'; who: Who; eventId: number }
  | { kind: 'choose'; who: Who; events: EventChoice[] }
  /** Nobody is signed in, or not the person whose scans wait here. */
  | { kind: 'sign_in'; queued: number }
  | { kind: 'not_allowed' | 'ended' | 'unreachable' | 'busy' }

type Session =
  | { signed_in: false }
  | { signed_in: true; person: { id: number; name: string }; organisation: { id: number }; scopes: string[] }

const MAX_EVENTS = 50

/** In place of an event in the address: lets a member choose another one. */
export const CHOOSE = 'choose'

/**
 * Finds who uses this device and at which event: by a door link in the address, by what the device has kept, or by who is
 * signed in. The token of a door link goes from the address into the database at once.
 */
export async function findStart(db: DoorDatabase): Promise<Start> {
  const { hash, search } = location
  const wanted = new URLSearchParams(search).get('event')
  const [asked, isChoosing] = [Number(wanted) || null, wanted === CHOOSE]
  if (hash || search) history.replaceState(null, '', `${ROOT}/door`)
  const [who, event, queued] = [await readFact(db, 'who'), await readFact(db, 'event'), await db.count('scans')]
  if (hash === '#ended') return { kind: 'ended' }
  if (hash.startsWith('#lrl_door_') && asked !== null) {
    const link: Who = { kind: 'link', token: hash.slice(1) }
    // Scans of another event can only be sent with the link of that event.
    if (queued > 0 && event?.id !== asked) return { kind: 'busy' }
    return enter(db, link, asked)
  }
  if (who?.kind === 'link' && event) return { kind: 'door', who, eventId: event.id }
  if (who && event && !isChoosing && (asked === null || asked === event.id))
    return { kind: 'door', who, eventId: event.id }
  return findMember(db, { asked, isChoosing, who, queued })
}

/** Makes the event that of this device. Guests of another event leave it. */
export async function enter(db: DoorDatabase, who: Who, eventId: number): Promise<Start> {
  if ((await readFact(db, 'event'))?.id !== eventId) await forgetEvent(db)
  await keepFact(db, 'who', who)
  return { kind: 'door', who, eventId }
}

/** Removes the guests and all that belongs to their event; scans that wait stay. */
export async function forgetEvent(db: DoorDatabase): Promise<void> {
  const work = db.transaction(['facts', 'guests'], 'readwrite')
  const facts = work.objectStore('facts')
  await Promise.all([
    work.objectStore('guests').clear(),
    facts.delete('event'),
    facts.delete('settings'),
    facts.delete('kiosk'),
    work.done,
  ])
}

type Known = { asked: number | null; isChoosing: boolean; who: Who | undefined; queued: number }

async function findMember(db: DoorDatabase, { asked, isChoosing, who, queued }: Known): Promise<Start> {
  try {
    const session = await request<Session>(`${API}/auth/session`)
    if (!session.signed_in) return { kind: 'sign_in', queued }
    const { person, organisation, scopes } = session
    const isOther = who?.kind === 'member' && who.orgId !== organisation.id
    if (isOther && queued > 0) return { kind: 'sign_in', queued }
    if (!scopes.includes('*') && !scopes.includes('checkin:write')) return { kind: 'not_allowed' }
    const member: Who = { kind: 'member', orgId: organisation.id, personId: person.id, name: person.name }
    if (asked !== null) return await enter(db, member, asked)
    const events = await readEvents()
    const [only, ...more] = events.filter(isOn)
    return only && more.length === 0 && !isChoosing
      ? await enter(db, member, only.id)
      : { kind: 'choose', who: member, events }
  } catch (error) {
    if (error instanceof ServiceProblem) return { kind: 'unreachable' }
    throw error
  }
}

/** Returns events that are not over, earliest first, then those without a date; all if there are none of these. */
async function readEvents(): Promise<EventChoice[]> {
  const list = (query: string) => request<EventChoice[]>(`${API}/admin/events?limit=${MAX_EVENTS}&${query}`)
  const [upcoming, undated] = await Promise.all([list('when=upcoming&sort=date'), list('when=undated')])
  const events = [...upcoming, ...undated]
  return events.length > 0 ? events : list('sort=newest')
}

const DAY_MS = 86_400_000

/** Whether the event is on, as far as its first day tells. */
function isOn({ event_date }: EventChoice): boolean {
  return event_date !== null && Math.abs(Date.parse(event_date) - Date.now()) < DAY_MS
}
