import type { Services } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Passkey } from '../factors/passkey-schema.ts'

export type PasskeyRow = { id: number; name: string; backed_up: boolean; created_at: Date; last_used_at: Date | null }

export const passkeyColumns = sql`id, name, backed_up, created_at, last_used_at`

export function passkeyToWire(row: PasskeyRow): Passkey {
  return { ...row, created_at: row.created_at.toISOString(), last_used_at: row.last_used_at?.toISOString() ?? null }
}

/** Lists a person's passkeys, oldest first. Their number is limited, so there are no pages. */
export async function listPasskeys(within: Pick<Services, 'db'>, personId: number): Promise<Passkey[]> {
  const rows = await many<PasskeyRow>(within)`
    select ${passkeyColumns} from passkey where person_id = ${personId} order by id`
  return rows.map(passkeyToWire)
}

/** Credential ids of a person's passkeys, as browsers know them. */
export async function credentialsOf(within: Pick<Services, 'db'>, personId: number) {
  const rows = await many<{ credential_id: Buffer; transports: string[] }>(within)`
    select credential_id, transports from passkey where person_id = ${personId} order by id`
  return rows.map(({ credential_id, transports }) => ({
    credentialId: credential_id.toString('base64url'),
    transports,
  }))
}
