/** A code that stays in sight counts once; after this time out of sight it counts again. */
const AWAY_MS = 2_000

/** Returns a filter for codes that a camera reads several times a second: whether this sight of it is a new one. */
export function codeInSight(): (text: string, now: number) => boolean {
  let last = { text: '', seen: Number.NEGATIVE_INFINITY }
  return (text, now) => {
    const isNew = text !== last.text || now - last.seen > AWAY_MS
    last = { text, seen: now }
    return isNew
  }
}
