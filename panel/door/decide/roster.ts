import { awaitedAt, type Guest } from './door-guest.ts'
import { foldText } from './fold-text.ts'

/** How many guests a search shows; a longer list is no faster to read than another letter to type. */
const MAX_FOUND = 8

type Kept = { guest: Guest; folded: string }

/** All guests in memory, for searching and for counting who is inside. */
export type Roster = {
  /** Registered guests. */
  size: () => number
  inside: (door: number) => number
  /** Guests who are signed up for a session and have not come yet. */
  awaited: (door: number) => number
  get: (id: number) => Guest | undefined
  byEmailHash: (hash: string) => Guest | undefined
  put: (guest: Guest) => void
  /** Returns guests by part of a name: first those with a word that begins so. */
  find: (text: string) => Guest[]
  replace: (guests: Iterable<Guest>) => void
}

export function makeRoster(): Roster {
  const kept = new Map<number, Kept>()
  const [counts, awaited] = [new Map<number, number>(), new Map<number, number>()]
  const byEmail = new Map<string, number>()
  let expected = 0
  const add = (to: Map<number, number>, door: number, by: 1 | -1) => to.set(door, (to.get(door) ?? 0) + by)
  const count = (guest: Guest, by: 1 | -1) => {
    if (guest.status === 'registered') expected += by
    for (const door of Object.keys(guest.inside)) add(counts, Number(door), by)
    for (const door of awaitedAt(guest)) add(awaited, door, by)
  }
  const put = (guest: Guest) => {
    const before = kept.get(guest.id)
    if (before) count(before.guest, -1)
    count(guest, 1)
    if (before?.guest.emailHash !== guest.emailHash) byEmail.delete(before?.guest.emailHash ?? '')
    byEmail.set(guest.emailHash, guest.id)
    kept.set(guest.id, {
      guest,
      folded: before?.guest.name === guest.name ? before.folded : ` ${foldText(guest.name)}`,
    })
  }
  return {
    size: () => expected,
    inside: (door) => counts.get(door) ?? 0,
    awaited: (door) => awaited.get(door) ?? 0,
    get: (id) => kept.get(id)?.guest,
    byEmailHash: (hash) => kept.get(byEmail.get(hash) ?? 0)?.guest,
    put,
    replace(guests) {
      kept.clear()
      counts.clear()
      awaited.clear()
      byEmail.clear()
      expected = 0
      for (const guest of guests) put(guest)
    },
    find(text) {
      const wanted = foldText(text)
      if (wanted === '') return []
      const [starting, containing]: [Guest[], Guest[]] = [[], []]
      for (const { guest, folded } of kept.values()) {
        const at = folded.indexOf(wanted)
        if (at === -1 || guest.status === 'gone') continue
        if (folded.includes(` ${wanted}`)) starting.push(guest)
        else if (containing.length < MAX_FOUND) containing.push(guest)
        if (starting.length === MAX_FOUND) break
      }
      return [...starting, ...containing].slice(0, MAX_FOUND)
    },
  }
}
