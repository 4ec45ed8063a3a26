import type { DoorList } from '@laurel/client'

type ListedGuest = DoorList['guests'][number]

/** The door of the event itself; other doors are sessions by id. */
export const EVENT_DOOR = 0

/** When a guest came in and at which device, as far as this device knows. */
export type Entry = { at: string | null; device: string | null }

/** A guest as this device knows them. */
export type Guest = {
  id: number
  ticketNo: number
  name: string
  /** `unlisted`: their genuine ticket was scanned before the list had them; `gone`: deleted. */
  status: ListedGuest['status'] | 'unlisted' | 'gone'
  /** To find them by their whole address, which is not on this device; empty while they are not on the list. */
  emailHash: string
  /** Sessions for which they are signed up, with a place. */
  signedUp: readonly number[]
  /** Sessions that they have left, as far as the service knew. */
  left: readonly number[]
  /** The doors behind which they are. */
  inside: Readonly<Record<number, Entry>>
}

/** A change of a guest by a scan that let them in or out. */
export type Move = { door: number; isInside: boolean; entry: Entry }

/** Returns a guest as the list has them, after the moves that the service does not know yet. */
export function guestFrom(listed: ListedGuest, moves: readonly Move[]): Guest {
  const { id, ticket_no: ticketNo, name, status, email_hash: emailHash } = listed
  const { signed_up: signedUp, left_session_ids: left } = listed
  const entries = listed.inside.map(({ session_id, at, device_id }) => [
    session_id ?? EVENT_DOOR,
    { at, device: device_id },
  ])
  const inside: Guest['inside'] = Object.fromEntries(entries)
  return moves.reduce(moved, { id, ticketNo, name, status, emailHash, signedUp, left, inside })
}

/** Returns the guest after a move. */
export function moved(guest: Guest, { door, isInside, entry }: Move): Guest {
  const { [door]: present, ...others } = guest.inside
  if (!isInside) return { ...guest, inside: others }
  return { ...guest, inside: { ...others, [door]: present ?? entry } }
}

/** Returns a guest whose ticket is genuine and who registered after the list was made. */
export const unlistedGuest = (id: number, ticketNo: number): Guest => ({
  id,
  ticketNo,
  name: '',
  status: 'unlisted',
  emailHash: '',
  signedUp: [],
  left: [],
  inside: {},
})

/** Returns the sessions that keep a place for a guest: they are signed up, and have not come yet. */
export function awaitedAt({ signedUp, left, inside }: Guest): number[] {
  return signedUp.filter((door) => !(door in inside) && !left.includes(door))
}
