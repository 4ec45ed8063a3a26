import type { Services } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { readCode } from '../records/verification-code.ts'
import { readProof, type StoredLog } from './read-checkpoint.ts'

type LoggedCertificate = StoredLog & { position: number | null }

/** SQL value: the position of the entry of certificate `c` that has its document as it is now. */
const documentPosition = sql`coalesce(
  (select l.position from certificate_log l where l.org_id = c.org_id and l.public_id = c.public_id and l.action = any('{redacted,signed}'::text[])
    order by l.id desc limit 1),
  (select l.position from certificate_log l where l.org_id = c.org_id and l.public_id = c.public_id and l.action = 'issued'))`

/**
 * Finds a certificate by its public id or code, and proves that the log has the entry of its document.
 * @returns null when there is none; `proof` is null while the entry is being entered
 */
export async function certificateProof(services: Services, text: string): Promise<{ proof: string | null } | null> {
  const code = readCode(text)
  const condition =
    code.kind === 'public_id'
      ? sql`c.public_id = ${code.value}::uuid`
      : sql`c.verification_code = ${'value' in code ? code.value : ''}`
  const found = await maybeOne<LoggedCertificate>(services)`
    select h.org_id, h.tree_size, h.edge, ${documentPosition} as position
    from certificate c join certificate_log_head h on h.org_id = c.org_id where ${condition}`
  if (found === null) return null
  return { proof: found.position === null ? null : await readProof(services, found, found.position) }
}
