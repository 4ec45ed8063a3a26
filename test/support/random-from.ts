/** Mulberry32: numbers from 0 to below 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Whole numbers from 0 to below what is asked for, the same for the same seed. */
export function randomBelow(seed: number): (below: number) => number {
  const random = randomFrom(seed)
  return (below) => Math.floor(random() * below)
}

/** Takes this many of the items, in their order, the same for the same seed. */
export function someOf<Item>(below: (n: number) => number, items: Item[], count: number): Item[] {
  const left = [...items.keys()]
  while (left.length > count) left.splice(below(left.length), 1)
  return left.map((index) => items[index]!)
}
