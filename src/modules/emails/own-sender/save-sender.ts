import { canOpen, openSecret, opensTo, sealSecret } from '../../../lib/crypto/open-secret.ts'
import { uuidFrom } from '../../../lib/crypto/random-uuid.ts'
import { invalidField } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { changesNothing } from '../../../platform/changes-nothing.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { change, one } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { createDkimKey } from './dkim-key.ts'
import { readOwnSmtpUrl } from './read-own-smtp-url.ts'
import { findSender, type SenderRow, senderToWire } from './sender-queries.ts'
import type { OrganisationSender, SaveSender } from './sender-schema.ts'

type DkimColumns = Pick<SenderRow, 'dkim_selector' | 'dkim_public_key' | 'dkim_private_key'>

/**
 * Creates or changes the sender of the organisation. Its DKIM key stays, so that DNS need not change; it is replaced
 * only if it cannot be opened. A repeated request changes nothing.
 * @throws AppError validation_failed
 */
export async function saveSender(ctx: Context, input: SaveSender): Promise<OrganisationSender> {
  if (input.smtp_url !== undefined) readServer(ctx, input.smtp_url)
  const stored = await findSender(ctx, ctx.orgId)
  const fresh = stored && canOpen(ctx, stored.dkim_private_key) ? null : await newKey(ctx)
  return inTransaction(ctx, async (ctx) => {
    const before = await lockSender(ctx)
    const smtpUrl = input.smtp_url ?? keptUrl(ctx, before)
    const from = { from_address: input.from_address.trim(), from_name: input.from_name?.trim() ?? null }
    const isNewUrl = before === null || !opensTo(ctx, before.smtp_url, smtpUrl)
    if (before && !fresh && !isNewUrl && changesNothing(before, from)) return senderToWire(ctx, before)
    const dkim: DkimColumns = fresh ?? before!
    const { host, port, secure, login } = readServer(ctx, smtpUrl)
    const url = isNewUrl ? sealSecret(ctx, smtpUrl) : before.smtp_url
    const row = await one<SenderRow>(ctx)`
      insert into organisation_sender (org_id, version, from_address, from_name, host, port, secure, username, smtp_url,
        dkim_selector, dkim_public_key, dkim_private_key, created_at, updated_at)
      values (${ctx.orgId}, ${uuidFrom(ctx.randomBytes(16))}::uuid, ${from.from_address}, ${from.from_name}, ${host}, ${port}, ${secure},
        ${login?.user ?? null}, ${url}, ${dkim.dkim_selector}, ${dkim.dkim_public_key}, ${dkim.dkim_private_key}, ${ctx.now()}, ${ctx.now()})
      on conflict (org_id) do update set version = excluded.version, from_address = excluded.from_address,
        from_name = excluded.from_name, host = excluded.host, port = excluded.port, secure = excluded.secure,
        username = excluded.username, smtp_url = excluded.smtp_url, dkim_selector = excluded.dkim_selector,
        dkim_public_key = excluded.dkim_public_key, dkim_private_key = excluded.dkim_private_key,
        failing_since = null, failure = null, updated_at = excluded.updated_at
      returning *`
    await recordAudit(ctx, {
      action: before ? 'organisation_sender.update' : 'organisation_sender.create',
      ...subjectOf(ctx),
      before: before && audited(ctx, before),
      after: { ...audited(ctx, row), credentials_changed: isNewUrl },
    })
    return senderToWire(ctx, row)
  })
}

/** Deletes the sender with its DKIM key; emails use the installation's sender again. Without one nothing changes. */
export function deleteSender(ctx: Context): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockSender(ctx)
    if (before === null) return
    await change(ctx)`delete from organisation_sender where org_id = ${ctx.orgId}`
    await recordAudit(ctx, {
      action: 'organisation_sender.delete',
      ...subjectOf(ctx),
      before: audited(ctx, before),
    })
  })
}

/** The organisation is locked, so that also those who create its sender at the same time take turns. */
async function lockSender(ctx: TxContext): Promise<SenderRow | null> {
  await one(ctx)`select 1 from organisation where id = ${ctx.orgId} for no key update`
  return findSender(ctx, ctx.orgId, sql`for update`)
}

function readServer({ allowTargets }: Context, smtpUrl: string) {
  const read = readOwnSmtpUrl(smtpUrl, { allow: allowTargets })
  if (!read.ok) throw invalidField(['body', 'smtp_url'], read.reason, read.type)
  return read.server
}

function keptUrl(ctx: Context, stored: SenderRow | null): string {
  if (stored === null)
    throw invalidField(['body', 'smtp_url'], 'smtp_url is required, because none is stored yet', 'missing')
  if (canOpen(ctx, stored.smtp_url)) return openSecret(ctx, stored.smtp_url)
  throw invalidField(['body', 'smtp_url'], 'smtp_url is required, because the stored one cannot be opened', 'missing')
}

async function newKey(ctx: Context): Promise<DkimColumns> {
  const { selector, publicKey, privateKey } = await createDkimKey()
  return {
    dkim_selector: selector,
    dkim_public_key: publicKey,
    dkim_private_key: sealSecret(ctx, privateKey),
  }
}

const subjectOf = ({ orgId }: Context) => ({ subjectType: 'organisation', subjectId: orgId })

function audited(ctx: Context, row: SenderRow): object {
  const { is_own: _, failing_since: __, failure: ___, ...fields } = senderToWire(ctx, row)
  return { ...fields, dkim_selector: row.dkim_selector }
}
