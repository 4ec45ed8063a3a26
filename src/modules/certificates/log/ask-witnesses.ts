import { fetchResponse, hostAndPort } from '../../../lib/safe-fetch/index.ts'
import { Type } from '../../../lib/type.ts'
import { jobContext, type Services } from '../../../platform/context/context.ts'
import type { LogWitness } from '../../../platform/context/log-witness.ts'
import { rangeHash } from '../../../platform/credentials/log-tiles.ts'
import { consistencyRanges, rootOf } from '../../../platform/credentials/merkle-tree.ts'
import { checkpoint, lineSignedBy, readNote, readVerifierKey } from '../../../platform/credentials/signed-note.ts'
import { change, many, one } from '../../../platform/db/query.ts'
import { logSigner } from '../../credentials/index.ts'
import { edgeOf } from './merkle-log.ts'
import type { StoredLog } from './read-checkpoint.ts'
import { readTilesFor } from './read-tiles.ts'

/** Shows new checkpoints to the witnesses of the installation. */
export const ASK_WITNESSES = { name: 'ask-log-witnesses', payload: Type.Object({}) }

const MAX_LOGS = 200

type Claim = { org_id: number; size: number }

/**
 * Shows each log that has grown to each witness, at most once a minute, also with several processes, and keeps the line
 * with which the witness signs it. Nothing waits for witnesses.
 * @throws Error after all were asked, naming those that did not sign
 */
export async function askWitnesses(services: Services, giveUp?: AbortSignal): Promise<void> {
  const problems: string[] = []
  for (const witness of services.logWitnesses)
    for (const claim of await claimGrown(services, witness)) {
      if (giveUp?.aborted) return
      try {
        await showTo(services, witness, claim)
      } catch (error) {
        problems.push(`${witness.url}, log of organisation ${claim.org_id}: ${(error as Error).message}`)
        break
      }
    }
  if (problems.length > 0) throw new Error(`Witnesses did not sign checkpoints: ${problems.join('; ')}`)
}

/** Claims the logs that a witness has not seen as they are. `size`: the size that it has seen. */
function claimGrown({ db, now }: Services, { key }: LogWitness): Promise<Claim[]> {
  return many<Claim>({ db })`
    insert into certificate_log_witness as seen (org_id, witness, size, root, cosignature, at)
    select h.org_id, ${key}, 0, sha256(''), '', ${now()}
    from certificate_log_head h left join certificate_log_witness w on w.org_id = h.org_id and w.witness = ${key}
    where h.tree_size > coalesce(w.size, 0) and coalesce(w.at <= ${now()}::timestamptz - interval '50 seconds', true)
    order by w.at nulls first, h.org_id limit ${MAX_LOGS}
    on conflict (org_id, witness) do update set at = excluded.at where seen.at <= excluded.at - interval '50 seconds'
    returning org_id, size`
}

async function showTo(services: Services, witness: LogWitness, { org_id, size: seen }: Claim): Promise<void> {
  const ctx = jobContext(services, org_id, ASK_WITNESSES.name)
  const log = await one<StoredLog>(ctx)`
    select org_id, tree_size, edge from certificate_log_head where org_id = ${org_id}`
  const root = rootOf(edgeOf(log))
  const signed = checkpoint(await logSigner(ctx), log.tree_size, root)
  const post = async (old: number) => send(services, witness, old, await proofFrom(services, log, old), signed)
  let answer = await post(seen)
  // The witness says what it has seen, for example after a restore.
  const known = answer.status === 409 && /^\d{1,15}\n$/.test(answer.body) ? Number(answer.body) : null
  if (known !== null && known !== seen && known <= log.tree_size) answer = await post(known)
  if (known !== null && known > log.tree_size)
    throw new Error(`it has seen ${known} entries, and the log has ${log.tree_size}`)
  if (answer.status !== 200) throw new Error(`it answered with the status ${answer.status}`)
  const { text } = readNote(signed)!
  const line = lineSignedBy({ text, lines: answer.body.split(/(?<=\n)/) }, readVerifierKey(witness.key)!)
  if (line === null) throw new Error('its answer is not signed with its key')
  await change(ctx)`
    update certificate_log_witness set size = ${log.tree_size}, root = ${root}, cosignature = ${line}
    where org_id = ${org_id} and witness = ${witness.key} and size <= ${log.tree_size}`
}

async function proofFrom(services: Services, { org_id, tree_size }: StoredLog, old: number): Promise<Buffer[]> {
  const ranges = consistencyRanges(old, tree_size)
  const tiles = await readTilesFor(services, org_id, tree_size, ranges)
  return ranges.map((range) => rangeHash(range, tiles))
}

/** Sends a checkpoint (C2SP tlog-witness, add-checkpoint). The operator has named the address, so it may be internal. */
async function send(
  { allowTargets }: Services,
  { url }: LogWitness,
  old: number,
  proof: Buffer[],
  signed: string,
): Promise<{ status: number; body: string }> {
  const hashes = proof.map((hash) => `${hash.toString('base64')}\n`).join('')
  const { hostname, port, protocol } = new URL(url)
  const allow = new Set([...allowTargets, hostAndPort(hostname, port, protocol)])
  const body = `old ${old}\n${hashes}\n${signed}`
  const answer = await fetchResponse(`${url}/add-checkpoint`, { method: 'POST', body }, allow)
  return { status: answer.status, body: await answer.text() }
}
