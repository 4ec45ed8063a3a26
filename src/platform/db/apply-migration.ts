import pg from 'pg'
import { AppError } from '../../lib/errors.ts'
import { type Migration, type MigrationPart, partsOf } from './migration-files.ts'
import { recordMigration } from './migration-ledger.ts'

export type Blocks = Extract<MigrationPart, { kind: 'blocks' }>

const ALL_AT_ONCE = 5_000

/** Applies one migration in the caller's transaction, for databases that nothing else uses. */
export async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  try {
    for (const part of partsOf(migration)) await applyPart(client, part)
    await recordMigration(client, migration)
  } catch (error) {
    throw migrationFailed(migration, error)
  }
}

async function applyPart(client: pg.Client, part: MigrationPart): Promise<void> {
  if (part.kind !== 'blocks') return void (await client.query(plainText(part)))
  let after: string | null = null
  do after = await applyBlock(client, part, after, ALL_AT_ONCE)
  while (after !== null)
}

/** Returns the text of a part as it runs in a transaction. */
export function plainText({ kind, text }: MigrationPart): string {
  return kind === 'concurrently' ? text.replace(/ concurrently\b/, '') : text
}

/**
 * Runs the statement of a part for the next block of keys, in the caller's transaction.
 * @param after the last key of the block before; null for the first one
 * @returns the last key of this block; null if none were left
 */
export async function applyBlock(
  client: pg.Client,
  { text, table, key }: Blocks,
  after: string | null,
  size: number,
): Promise<string | null> {
  const [column, from] = [pg.escapeIdentifier(key), pg.escapeIdentifier(table)]
  const { rows } = await client.query<{ key: string }>(
    `select distinct ${column}::text as key, ${column} from ${from} ${after === null ? '' : `where ${column} > $1`}
     order by ${column} limit ${size}`,
    after === null ? [] : [after],
  )
  if (rows.length === 0) return null
  await client.query(text, [rows.map((row) => row.key)])
  return rows.at(-1)!.key
}

export function migrationFailed({ name }: Migration, error: unknown): AppError {
  if (error instanceof AppError) return error
  return new AppError('unavailable', `Migration ${name} failed: ${(error as Error).message}`, { cause: error })
}
