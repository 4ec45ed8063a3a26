/** Two contacts that may be one person, with the probability in percent. */
export type Match = { contact_id: number; other_id: number; percent: number }

/** Contacts that may all be one person, with the probability of the weakest match that connects them. */
export type MatchGroup = { ids: number[]; percent: number; matches: Match[] }

/** Number of contacts that one merge accepts. */
export const MAX_IN_GROUP = 21

const pairKey = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`)

/**
 * Groups matches, most likely first, so that no group contains two contacts that are marked as different people.
 * @param matches most likely first
 * @returns most likely groups first, then those with the oldest contact
 */
export function groupMatches(
  matches: readonly Match[],
  notDuplicates: readonly { contact_id: number; other_id: number }[],
): MatchGroup[] {
  const groupOf = new Map<number, MatchGroup>()
  const apart = new Set(notDuplicates.map(({ contact_id, other_id }) => pairKey(contact_id, other_id)))
  const group = (id: number): MatchGroup => groupOf.get(id) ?? { ids: [id], percent: 100, matches: [] }
  for (const match of matches) {
    const [one, other] = [group(match.contact_id), group(match.other_id)]
    if (one === other) {
      one.matches.push(match)
      continue
    }
    if (one.ids.length + other.ids.length > MAX_IN_GROUP) continue
    if (apart.size > 0 && one.ids.some((a) => other.ids.some((b) => apart.has(pairKey(a, b))))) continue
    const both = {
      ids: [...one.ids, ...other.ids],
      percent: Math.min(one.percent, other.percent, match.percent),
      matches: [...one.matches, ...other.matches, match],
    }
    for (const id of both.ids) groupOf.set(id, both)
  }
  const groups = [...new Set(groupOf.values())]
  for (const each of groups) each.ids.sort((a, b) => a - b)
  return groups.sort((a, b) => b.percent - a.percent || a.ids[0]! - b.ids[0]!)
}
