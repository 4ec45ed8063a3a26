/** Two contacts that may be one person, so likely. */
export type Match = { contact_id: number; other_id: number; percent: number }

/** Contacts that may all be one person. It is as likely as the least likely of the matches that connect them. */
export type MatchGroup = { ids: number[]; percent: number; matches: Match[] }

/** As many contacts as one merge takes. */
export const MAX_IN_GROUP = 21

const pairKey = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`)

/**
 * Groups that hold no two who are known not to be the same. The likeliest matches connect first.
 * @param matches the likeliest first
 * @returns the likeliest groups first, and of those alike the one with the oldest contact
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
