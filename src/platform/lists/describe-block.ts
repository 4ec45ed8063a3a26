import { type RawBuilder, sql } from 'kysely'
import { bucketsAt, COUNTED_RUN, codePoints, FEW_ROWS, SLICED_RUN } from './block-shape.ts'

/** Rows by id, and with which id each stretch of them begins; the first does so with the first. */
export type SealedTexts = { ids: number[]; texts: string[]; starts: number[] }

/** What is known of the rows of a block, as PostgreSQL reads it: the values of a list belong to one another. */
export type BlockDescription = {
  runs: { run: string[]; rowCount: number[]; rowIds: (string | null)[] }
  /** For each slice the stretches in which one of its runs stands: a bit for each, in hexadecimal. */
  slices: { bucket: number[]; stretches: string[] }
}

type Counted = { row: number; count: number; ids: number[] }

export function describeBlock({ ids, texts, starts }: SealedTexts): BlockDescription {
  const counted = new Map<number, Counted>()
  const slices = new Map<number, Uint8Array>()
  const alphabet = new Map<number, number>()
  const letterOf = (point: number) => {
    const known = alphabet.get(point)
    if (known !== undefined) return known
    alphabet.set(point, alphabet.size + 1)
    return alphabet.size
  }
  const spelled = texts.map(codePoints)
  for (const points of spelled) for (const point of points) letterOf(point)
  const base = alphabet.size + 1
  let stretch = 0
  for (const [row, points] of spelled.entries()) {
    const id = ids[row]!
    while (stretch + 1 < starts.length && starts[stretch + 1]! <= id) stretch++
    countRuns(counted, points.map(letterOf), base, row, id)
    for (let at = 0; at + SLICED_RUN <= points.length; at++)
      for (const bucket of bucketsAt(points, at)) markStretch(slices, bucket, stretch, starts)
  }
  return { runs: tellRuns(counted, [...alphabet.keys()], base), slices: tellSlices(slices) }
}

/** Counts the row for each run in it once; a run is a number whose digits to the base are letters. */
function countRuns(counted: Map<number, Counted>, letters: number[], base: number, row: number, id: number): void {
  for (let at = 0; at < letters.length; at++) {
    let key = 0
    for (let end = at; end < at + COUNTED_RUN && end < letters.length; end++) {
      key = key * base + letters[end]!
      const known = counted.get(key)
      if (known === undefined) counted.set(key, { row, count: 1, ids: [id] })
      else if (known.row !== row) {
        known.row = row
        if (known.count++ < FEW_ROWS) known.ids.push(id)
      }
    }
  }
}

function markStretch(slices: Map<number, Uint8Array>, bucket: number, stretch: number, starts: number[]): void {
  let bits = slices.get(bucket)
  if (bits === undefined) {
    bits = new Uint8Array(Math.ceil(starts.length / 8))
    slices.set(bucket, bits)
  }
  bits[stretch >> 3]! |= 0x80 >> (stretch & 7)
}

function tellRuns(counted: Map<number, Counted>, points: number[], base: number): BlockDescription['runs'] {
  const text = (key: number): string =>
    key === 0 ? '' : text(Math.floor(key / base)) + String.fromCodePoint(points[(key % base) - 1]!)
  const each = [...counted].map(([key, { count, ids }]) => ({ run: text(key), count, ids }))
  return {
    run: each.map(({ run }) => run),
    rowCount: each.map(({ count }) => count),
    rowIds: each.map(({ count, ids }) => (count <= FEW_ROWS ? `{${ids}}` : null)),
  }
}

function tellSlices(slices: Map<number, Uint8Array>): BlockDescription['slices'] {
  return {
    bucket: [...slices.keys()],
    stretches: [...slices.values()].map((bits) => `x${Buffer.from(bits).toString('hex')}`),
  }
}

/** The runs as rows of `search_run`, without their block. */
export function runsIn({ runs }: BlockDescription): RawBuilder<unknown> {
  return sql`
    select run collate "C" as run, row_count, row_ids::bigint[]
    from unnest(${runs.run}::text[], ${runs.rowCount}::int[], ${runs.rowIds}::text[]) r (run, row_count, row_ids)`
}

/** The slices as rows of `search_slice`, without their block. */
export function slicesIn({ slices }: BlockDescription): RawBuilder<unknown> {
  return sql`
    select * from unnest(${slices.bucket}::int[], ${slices.stretches}::varbit[]) s (bucket, stretches)`
}
