import { AppError } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { rootOf } from '../../../platform/credentials/merkle-tree.ts'
import {
  lineSignedBy,
  readCheckpointText,
  readNote,
  readVerifierKey,
  type SignedNote,
  verifierKey,
} from '../../../platform/credentials/signed-note.ts'
import { many, one } from '../../../platform/db/query.ts'
import { type LogKey, listLogKeys } from '../../credentials/index.ts'
import { edgeOf, growTree, type LoggedFacts, type StoredTree } from './merkle-log.ts'
import { readCheckpoint, type StoredLog } from './read-checkpoint.ts'

const BATCH = 2_000

/** A state of the log that somebody kept, and when the key that signed it was withdrawn. */
type Kept = { size: number; root: Buffer; withdrawnAt: Date | null }

/**
 * The result of a check: `problem` is null where everything fits. `key_withdrawn_at`: a thief may have signed a checkpoint
 * from then on, so it counts only for a person who kept it earlier.
 */
export type LogCheck = {
  entries: number
  root: string
  kept: number | null
  key_withdrawn_at: Date | null
  problem: string | null
}

/** Returns the newest checkpoint of the organisation's log, to be kept somewhere else. */
export async function logCheckpoint(ctx: Context): Promise<string> {
  return readCheckpoint(ctx, await readLog(ctx))
}

/**
 * Builds the Merkle tree of the organisation's log from all rows, and compares it with the stored one and with a
 * checkpoint that somebody kept.
 * @throws AppError validation_failed if the checkpoint is not one of this log
 */
export async function verifyLog(ctx: Context, checkpoint: string | null): Promise<LogCheck> {
  const kept = checkpoint === null ? null : await openKept(ctx, checkpoint)
  const log = await readLog(ctx)
  let built: StoredTree = { tree_size: 0, edge: Buffer.alloc(0) }
  let problem: string | null = null
  while (built.tree_size < log.tree_size) {
    const until = kept && kept.size > built.tree_size ? Math.min(kept.size, log.tree_size) : log.tree_size
    const entries = await many<LoggedFacts>(ctx)`
      select action, record_hash, document_hash, at from certificate_log
      where org_id = ${ctx.orgId} and position > ${built.tree_size} and position <= ${until} order by position limit ${BATCH}`
    if (entries.length === 0) break
    built = growTree(built, entries)
    if (built.tree_size === kept?.size && !rootOf(edgeOf(built)).equals(kept.root))
      problem = `Of the first ${kept.size} entries, some are not those of the checkpoint.`
  }
  if (kept && kept.size > built.tree_size)
    problem = `The log has ${built.tree_size} entries, and the checkpoint ${kept.size}.`
  else if (problem === null && (built.tree_size !== log.tree_size || !built.edge.equals(log.edge)))
    problem = 'The stored tree is not that of the entries. Run laurel doctor.'
  return {
    entries: built.tree_size,
    root: rootOf(edgeOf(built)).toString('base64'),
    kept: kept?.size ?? null,
    key_withdrawn_at: kept?.withdrawnAt ?? null,
    problem,
  }
}

async function openKept(ctx: Context, checkpoint: string): Promise<Kept> {
  const note = readNote(checkpoint)
  const facts = note && readCheckpointText(note.text)
  const keys = await listLogKeys(ctx)
  const key = note && facts && keys.find((key) => key.origin === facts.origin && hasSigned(key, note))
  if (!facts || !key)
    throw new AppError(
      'validation_failed',
      `The checkpoint is not one of the log of organisation ${ctx.orgId}, or none of the log's keys signed it.`,
    )
  return { ...facts, withdrawnAt: key.withdrawnAt }
}

const hasSigned = (key: LogKey, note: SignedNote) => lineSignedBy(note, readVerifierKey(verifierKey(key))!) !== null

function readLog(ctx: Context): Promise<StoredLog> {
  return one<StoredLog>(ctx)`
    select org_id, tree_size, edge from certificate_log_head where org_id = ${ctx.orgId}`
}
