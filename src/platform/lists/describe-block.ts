import { type Sql, sql } from '../db/sql.ts'
import { COUNTED_RUN, codePoints, FEW_ROWS } from './block-shape.ts'

/** Rows by id. */
export type SealedTexts = { ids: number[]; texts: string[] }

/** What is known of the rows of a block, as PostgreSQL reads it: the values of a list belong to one another. */
export type BlockDescription = { run: string[]; rowCount: number[]; rowIds: (string | null)[] }

type Counted = { row: number; count: number; ids: number[] }

export function describeBlock({ ids, texts }: SealedTexts): BlockDescription {
  const counted = new Map<number, Counted>()
  const alphabet = new Map<number, number>()
  const letterOf = (point: number) => {
    const known = alphabet.get(point)
    if (known !== undefined) return known
    alphabet.set(point, alphabet.size + 1)
    return alphabet.size
  }
  const spelled = texts.map((text) => codePoints(text).map(letterOf))
  const base = alphabet.size + 1
  for (const [row, letters] of spelled.entries()) countRuns(counted, letters, base, row, ids[row]!)
  return tellRuns(counted, [...alphabet.keys()], base)
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

function tellRuns(counted: Map<number, Counted>, points: number[], base: number): BlockDescription {
  const text = (key: number): string =>
    key === 0 ? '' : text(Math.floor(key / base)) + String.fromCodePoint(points[(key % base) - 1]!)
  const each = [...counted].map(([key, { count, ids }]) => ({ run: text(key), count, ids }))
  return {
    run: each.map(({ run }) => run),
    rowCount: each.map(({ count }) => count),
    rowIds: each.map(({ count, ids }) => (count <= FEW_ROWS ? `{${ids}}` : null)),
  }
}

/** The runs as rows of `search_run`, without their block. */
export function runsIn({ run, rowCount, rowIds }: BlockDescription): Sql {
  return sql`
    select run collate "C" as run, row_count, row_ids::bigint[]
    from unnest(${run}::text[], ${rowCount}::int[], ${rowIds}::text[]) r (run, row_count, row_ids)`
}
