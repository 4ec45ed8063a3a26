import { jobContext, type Services } from '../../../platform/context/context.ts'
import { rangeHash } from '../../../platform/credentials/log-tiles.ts'
import { inclusionRanges, rootOf } from '../../../platform/credentials/merkle-tree.ts'
import {
  checkpoint,
  checkpointText,
  lineSignedBy,
  readVerifierKey,
  tlogProof,
} from '../../../platform/credentials/signed-note.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { type LogSigner, logSigner } from '../../credentials/index.ts'
import { edgeOf, type StoredTree } from './merkle-log.ts'
import { readEntries, readTilesFor } from './read-tiles.ts'

/** The log of an organisation. */
export type StoredLog = StoredTree & { org_id: number }

/** A state of a log, and the lines of the witnesses that have seen it. */
type LogState = { size: number; root: Buffer; cosignatures: string[] }

/** Returns the log at an address, or null. */
export function findLog(services: Pick<Services, 'db'>, handle: string): Promise<StoredLog | null> {
  return maybeOne<StoredLog>(services)`
    select h.org_id, h.tree_size, h.edge from organisation o join certificate_log_head h on h.org_id = o.id
    where o.handle = ${handle}`
}

/** Returns the key that signs the checkpoints of a log. */
export function signerOf(services: Services, { org_id }: Pick<StoredLog, 'org_id'>): Promise<LogSigner> {
  return logSigner(jobContext(services, org_id, 'log'))
}

/** Returns the newest checkpoint of a log, with the lines of witnesses that have seen this one already. */
export async function readCheckpoint(services: Services, log: StoredLog): Promise<string> {
  const now = stateOf(log)
  const cosigned = await lastCosigned(services, log)
  return signState(services, log, cosigned?.root.equals(now.root) && cosigned.size === now.size ? cosigned : now)
}

/** Returns the newest checkpoint that witnesses have seen, or null if none has seen any. */
export async function readCosigned(services: Services, log: StoredLog): Promise<string | null> {
  const cosigned = await lastCosigned(services, log)
  return cosigned && signState(services, log, cosigned)
}

/**
 * Returns a proof that the log has the entry at a position, against the newest checkpoint that witnesses have seen or,
 * if the entry is younger, the newest one; null while the tree lacks the entry.
 */
export async function readProof(services: Services, log: StoredLog, position: number): Promise<string | null> {
  if (position > log.tree_size) return null
  const index = position - 1
  const cosigned = await lastCosigned(services, log)
  const state = cosigned && cosigned.size >= position ? cosigned : stateOf(log)
  const ranges = inclusionRanges(index, state.size)
  const [[entry], tiles, signed] = await Promise.all([
    readEntries(services, log.org_id, index, 1),
    readTilesFor(services, log.org_id, state.size, ranges),
    signState(services, log, state),
  ])
  const hashes = ranges.map((range) => rangeHash(range, tiles))
  return tlogProof(entry!, index, hashes, signed)
}

const stateOf = (log: StoredLog): LogState => ({ size: log.tree_size, root: rootOf(edgeOf(log)), cosignatures: [] })

type Cosigned = { witness: string; size: number; root: Buffer; cosignature: string }

/** Witnesses sign the name of the log too, so what they signed at another site is left out. */
async function lastCosigned(services: Services, log: StoredLog): Promise<LogState | null> {
  const stored = await many<Cosigned>(services)`
    select witness, size, root, cosignature from certificate_log_witness
    where org_id = ${log.org_id} and cosignature <> '' and size <= ${log.tree_size} order by size desc, witness`
  if (stored.length === 0) return null
  const { origin } = await signerOf(services, log)
  const rows = stored.filter((row) => isOfLog(origin, row))
  const [newest] = rows
  if (newest === undefined) return null
  const alike = rows.filter(({ size, root }) => size === newest.size && root.equals(newest.root))
  return { ...newest, cosignatures: alike.map(({ cosignature }) => cosignature) }
}

function isOfLog(origin: string, { witness, size, root, cosignature }: Cosigned): boolean {
  const verifier = readVerifierKey(witness)
  const note = { text: checkpointText(origin, size, root), lines: [cosignature] }
  return verifier !== null && lineSignedBy(note, verifier) !== null
}

async function signState(services: Services, log: StoredLog, { size, root, cosignatures }: LogState): Promise<string> {
  return checkpoint(await signerOf(services, log), size, root, cosignatures)
}
