import type { BlobColumn } from '../context/blob-store.ts'
import type { Services } from '../context/context.ts'
import type { Invariant } from '../context/invariant.ts'
import { many } from '../db/query.ts'
import { sql } from '../db/sql.ts'
import { SWEEP_BLOB } from './sweep-blob.ts'

/**
 * Creates the invariant that each key of a column is stored, and each stored key has a row or is queued for removal.
 */
export function comparedBlobs(name: string, prefix: string, ...columns: BlobColumn[]): Invariant {
  return { name, find: (services) => compareBlobs(services, prefix, columns) }
}

/** Rows are read before and after the list of files, since both change while the service runs. */
async function compareBlobs({ db, blobs }: Services, prefix: string, columns: BlobColumn[]): Promise<string[]> {
  const before = await referredKeys(db, columns)
  const stored = new Set(await Array.fromAsync(blobs.list(prefix)))
  const after = await referredKeys(db, columns)
  const missing = [...before].filter(([key, kind]) => kind === 'row' && !stored.has(key) && after.get(key) === 'row')
  // A key known before may have been removed since the list was read.
  const strays = [...stored].filter((key) => !before.has(key) && !after.has(key))
  return [...missing.map(([key]) => `${key} is missing`), ...strays.map((key) => `${key} without a row`)]
}

async function referredKeys(db: Services['db'], columns: BlobColumn[]): Promise<Map<string, 'row' | 'to be swept'>> {
  // A single statement, because a blob leaves the queue at the moment its row appears.
  const rows = await many<{ key: string; is_row: boolean }>({ db })`
    select payload ->> 'key' as key, false as is_row from queued_job where name = ${SWEEP_BLOB.name}
    ${sql.join(columns.map(referred), ' ')}
    order by is_row`
  return new Map(rows.map(({ key, is_row }) => [key, is_row ? 'row' : 'to be swept']))
}

const referred = ({ table, column }: BlobColumn) => sql`
  union all select ${sql.ref(column)}, true from ${sql.ref(table)} where ${sql.ref(column)} is not null`
