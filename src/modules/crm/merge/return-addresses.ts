/** A merged contact with its current and its original address. */
type Member = { id: number; email: string | null; had: string | null }
/** Current holder of an address, and the contact that it belongs to now: itself unless it was merged. */
type Holder = { id: number; email: string | null; now: number }

/**
 * Plans how merged contacts get their addresses back: a holder of such an address receives the other one in exchange,
 * so that merges can be undone in any order.
 * @param sameAddress whether two addresses are the same
 * @returns the changes, or an unrelated contact that has one of the addresses
 */
export function returnAddresses(
  primary: { id: number; email: string | null },
  members: readonly Member[],
  holders: readonly Holder[],
  sameAddress: (a: string | null, b: string | null) => boolean,
): { addresses: Map<number, string | null> } | { takenBy: number; address: string } {
  const before = new Map<number, string | null>([
    ...holders.map(({ id, email }) => [id, email] as const),
    ...members.map(({ id, email }) => [id, email] as const),
    [primary.id, primary.email],
  ])
  const after = new Map(before)
  const family = new Set(
    [...before.keys()].filter((id) => holders.every((holder) => holder.id !== id || holder.now === primary.id)),
  )
  for (const { id, had } of members) {
    const has = after.get(id) ?? null
    if (sameAddress(has, had)) continue
    // A contact without an address has neither given nor received one.
    if (had === null) continue
    const other = holderOf(after, had)
    if (other !== undefined && !family.has(other)) return { takenBy: other, address: had }
    if (other !== undefined) after.set(other, has)
    after.set(id, had)
  }
  return { addresses: new Map([...after].filter(([id, email]) => before.get(id) !== email)) }

  function holderOf(addresses: ReadonlyMap<number, string | null>, address: string): number | undefined {
    return [...addresses].find(([, email]) => email !== null && sameAddress(email, address))?.[0]
  }
}
