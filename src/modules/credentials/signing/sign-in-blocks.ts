import { setTimeout as wait } from 'node:timers/promises'
import { type Context, jobContext, type Services } from '../../../platform/context/context.ts'
import { organisationDid } from '../../../platform/credentials/organisation-did.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { credentialSigner, type Signer } from '../keys/credential-signer.ts'

/** Signed in one transaction; it occupies the process for some 15 ms. */
const BLOCK = 100
/** The work takes half of a processor at most, because it can last for minutes. */
const MAX_PAUSE_MS = 1_000

/** A record as it was read: its version is `xmin::text`. */
type ReadRow = { id: number; state: string }

/** Records of one organisation without a signature (`key_id` null), or with one of a withdrawn key. */
type UnsignedPart = { org_id: number; key_id: number | null }

export type Signing<Row extends ReadRow> = {
  /** The name of the job. */
  job: string
  /** A table with `org_id`, `id` and `signing_key_id`, and its alias in `read`. */
  table: Sql
  alias: Sql
  /** Reads a block. `where` has the conditions, the order and the limit. */
  read: (ctx: Context, where: Sql) => Promise<Row[]>
  /**
   * Stores signatures of the rows that are still as they were read, in one transaction.
   * @param wereSigned whether the rows had signatures, which are void
   */
  store: (ctx: Context, signer: Signer, rows: Row[], wereSigned: boolean) => Promise<void>
}

/**
 * Signs the records of a table without a signature that holds, in blocks, each of which is one transaction. It can stop
 * and be repeated at any point; two runs at once sign each record once.
 */
export async function signInBlocks<Row extends ReadRow>(
  services: Services,
  signing: Signing<Row>,
  giveUp?: AbortSignal,
): Promise<void> {
  if (organisationDid(services.siteUrl, '') === null) return
  for (const part of await unsignedParts(services, signing.table)) {
    const ctx = jobContext(services, part.org_id, signing.job)
    for (let after: number | null = 0; after !== null && !giveUp?.aborted; ) {
      const began = performance.now()
      after = await signBlock(ctx, signing, part, after)
      await wait(Math.min(performance.now() - began, MAX_PAUSE_MS))
    }
  }
}

/** SQL condition: whether a row is as it was read. */
export const isAsRead = (alias: Sql, rows: ReadRow[]): Sql => sql`exists (select from unnest(
  ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ state }) => state)}::text[]
) as r (id, state) where r.id = ${alias}.id and r.state::xid = ${alias}.xmin)`

/** Returns what is left to sign in all organisations. Each costs a lookup in one index. */
function unsignedParts(services: Services, table: Sql): Promise<UnsignedPart[]> {
  return many<UnsignedPart>(services)`
    select o.id as org_id, null::bigint as key_id from organisation o
    where exists (select from ${table} t where t.org_id = o.id and t.signing_key_id is null)
    union all
    select k.org_id, k.id from signing_key k
    where k.purpose = 'credential' and k.withdrawn_at is not null
      and exists (select from ${table} t where t.org_id = k.org_id and t.signing_key_id = k.id)
    order by org_id, key_id`
}

/** @returns the last id of the block; null when there are no more */
async function signBlock<Row extends ReadRow>(
  ctx: Context,
  { alias, read, store }: Signing<Row>,
  { key_id }: UnsignedPart,
  after: number,
): Promise<number | null> {
  const ofPart = key_id === null ? sql`is null` : sql`= ${key_id}`
  const rows = await read(
    ctx,
    sql`${alias}.org_id = ${ctx.orgId} and ${alias}.id > ${after} and ${alias}.signing_key_id ${ofPart}
      order by ${alias}.id limit ${BLOCK}`,
  )
  if (rows.length === 0) return null
  const signer = await credentialSigner(ctx)
  if (signer === null) return null
  await store(ctx, signer, rows, key_id !== null)
  return rows.at(-1)!.id
}
