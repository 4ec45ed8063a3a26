/** A merged contact, the address that it has now and the one that it had. */
type Member = { id: number; email: string | null; had: string | null }
/** Who has an address, and the contact that it is now: itself when it was not merged. */
type Holder = { id: number; email: string | null; now: number }

/**
 * Which addresses contacts have once merged ones have theirs back: whoever has one of these gets the other's for it, so
 * that merges can be undone in any order.
 * @param sameAddress whether two addresses are one
 * @returns what changes; or the contact that has an address and has nothing to do with them
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
    // Who had none has given none away and got none.
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
