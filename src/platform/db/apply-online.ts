import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { AppError } from '../../lib/errors.ts'
import { applyBlock, type Blocks, migrationFailed } from './apply-migration.ts'
import { createIndexConcurrently } from './create-index-concurrently.ts'
import { lockBriefly, type MigrationSession } from './lock-briefly.ts'
import { hashOf, type Migration, type MigrationPart, partsOf } from './migration-files.ts'
import { recordMigration } from './migration-ledger.ts'

const BLOCK = { first: 500, least: 50, most: 5_000, quickMs: 80, slowMs: 250 }
const TELL_EVERY_MS = 10_000

/**
 * A search index collects what changed rows add to it, and the writer who adds too much puts it in order, which took a
 * request seconds. Here the migration does it.
 */
const SORT_ADDED = `select gin_clean_pending_list(i.indexrelid::regclass) from pg_index i
  join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
  where i.indrelid = to_regclass(quote_ident($1)) and a.amname = 'gin' and i.indisready`

/** A table that exists while a migration of several parts is under way. */
export const PROGRESS_TABLE = 'migration_progress'

/** The number of finished parts, and the last key of the blocks of the next one. */
type Progress = { parts: number; after: string | null }

/**
 * Applies one migration to a database that others use: part by part, each of which holds its locks for a moment. A
 * migration that was interrupted goes on after its last finished part or block.
 */
export async function applyOnline(session: MigrationSession, migration: Migration): Promise<void> {
  const { client } = session
  const parts = partsOf(migration)
  const subject = `Migration ${migration.name}`
  try {
    if (parts.length === 1 && parts[0]!.kind === 'transaction') {
      await lockBriefly(session, subject, async () => {
        await client.query(parts[0]!.text)
        await recordMigration(client, migration)
      })
      return
    }
    let progress = await openProgress(client, migration)
    for (const [nth, part] of parts.entries()) {
      if (nth < progress.parts) continue
      await applyPart(session, subject, part, progress.after, (done) => keepProgress(client, nth, done))
      progress = { parts: nth + 1, after: null }
    }
    await lockBriefly(session, subject, async () => {
      await recordMigration(client, migration)
      await client.query(`drop table ${PROGRESS_TABLE}`)
    })
  } catch (error) {
    throw migrationFailed(migration, error)
  }
}

type Keep = (done: { after: string } | 'whole') => Promise<void>

async function applyPart(
  session: MigrationSession,
  subject: string,
  part: MigrationPart,
  after: string | null,
  keep: Keep,
): Promise<void> {
  if (part.kind === 'blocks') return applyBlocks(session, subject, part, after, keep)
  if (part.kind === 'concurrently') {
    await createIndexConcurrently(session, subject, part)
    return keep('whole')
  }
  await lockBriefly(session, subject, async () => {
    await session.client.query(part.text)
    await keep('whole')
  })
}

/** After each block it pauses for as long as the block took, so that other work has half of the database's time. */
async function applyBlocks(
  session: MigrationSession,
  subject: string,
  part: Blocks,
  from: string | null,
  keep: Keep,
): Promise<void> {
  let [after, size, told] = [from, BLOCK.first, performance.now()]
  for (;;) {
    const started = performance.now()
    const last = await lockBriefly(session, subject, async () => {
      const key = await applyBlock(session.client, part, after, size)
      await keep(key === null ? 'whole' : { after: key })
      return key
    })
    if (last === null) return
    after = last
    await session.client.query(SORT_ADDED, [part.table])
    const took = performance.now() - started
    if (took < BLOCK.quickMs) size = Math.min(size * 2, BLOCK.most)
    if (took > BLOCK.slowMs) size = Math.max(Math.floor(size / 2), BLOCK.least)
    if (performance.now() - told > TELL_EVERY_MS) {
      session.tell(`${subject} has gone through ${part.table} up to ${part.key} ${after}`)
      told = performance.now()
    }
    await wait(took)
  }
}

async function openProgress(client: pg.Client, migration: Migration): Promise<Progress> {
  const { name } = migration
  const hash = hashOf(migration)
  await client.query(
    `create table if not exists ${PROGRESS_TABLE} (name text primary key, hash text not null, parts int not null, after text)`,
  )
  const { rows } = await client.query<Progress & { name: string; hash: string }>(`select * from ${PROGRESS_TABLE}`)
  const [begun] = rows
  if (begun === undefined) {
    await client.query(`insert into ${PROGRESS_TABLE} values ($1, $2, 0, null)`, [name, hash])
    return { parts: 0, after: null }
  }
  if (begun.name !== name || begun.hash !== hash)
    throw new AppError(
      'unavailable',
      `Migration ${begun.name} was begun with another text than this program has. ` +
        'Install the release again that began it, and let it finish.',
    )
  return { parts: begun.parts, after: begun.after }
}

async function keepProgress(client: pg.Client, nth: number, done: { after: string } | 'whole'): Promise<void> {
  await client.query(`update ${PROGRESS_TABLE} set parts = $1, after = $2`, [
    done === 'whole' ? nth + 1 : nth,
    done === 'whole' ? null : done.after,
  ])
}
