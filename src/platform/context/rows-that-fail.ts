import { inBatches } from '../db/in-batches.ts'

/**
 * Returns the names of the rows of a table that do not pass a check of this program, for the doctor.
 * @param read returns the next rows by id, none at the end
 */
export async function rowsThatFail<Row extends { id: number }>(
  read: (after: number) => Promise<Row[]>,
  passes: (row: Row) => boolean | Promise<boolean>,
  nameOf: (row: Row) => string,
): Promise<string[]> {
  const failing: string[] = []
  for (let after = 0; ; ) {
    const rows = await read(after)
    if (rows.length === 0) return failing
    failing.push(
      ...(await inBatches(rows, async (batch) => {
        const passed = await Promise.all(batch.map((row) => passes(row)))
        return batch.filter((_, nth) => !passed[nth]).map(nameOf)
      })),
    )
    after = rows.at(-1)!.id
  }
}
