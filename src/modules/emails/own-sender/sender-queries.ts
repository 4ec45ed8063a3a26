import { AppError } from '../../../lib/errors.ts'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { OrganisationSender } from './sender-schema.ts'

/** The stored sender of an organisation. */
export type SenderRow = {
  org_id: number
  version: string
  from_address: string
  from_name: string | null
  host: string
  port: number
  secure: boolean
  username: string | null
  smtp_url: Buffer
  dkim_selector: string
  dkim_public_key: string
  dkim_private_key: Buffer
  failing_since: Date | null
  failure: string | null
  created_at: Date
  updated_at: Date
}

type Within = Pick<Services, 'db'>

export function findSender(services: Within, orgId: number, lock: Sql = sql``): Promise<SenderRow | null> {
  return maybeOne<SenderRow>(services)`select * from organisation_sender where org_id = ${orgId} ${lock}`
}

/** @throws AppError conflict */
export async function requireSender(ctx: Context): Promise<SenderRow> {
  const row = await findSender(ctx, ctx.orgId)
  if (row === null) throw new AppError('conflict', 'The organisation has no sender of its own. Save one first.')
  return row
}

/** Returns the sender that emails of the organisation have: its own, or the installation's. */
export async function getSender(ctx: Context): Promise<OrganisationSender> {
  return senderToWire(ctx, await findSender(ctx, ctx.orgId))
}

/** The API representation, which has facts from the SMTP URL and never the URL. */
export function senderToWire({ mail }: Pick<Services, 'mail'>, row: SenderRow | null): OrganisationSender {
  return {
    is_own: row !== null,
    from_address: row?.from_address ?? mail.mailFrom,
    from_name: row?.from_name ?? null,
    host: row?.host ?? null,
    port: row?.port ?? null,
    encryption: row && (row.secure ? 'tls' : 'starttls'),
    username: row?.username ?? null,
    has_password: row !== null && row.username !== null,
    failing_since: row?.failing_since ? isoTime(row.failing_since) : null,
    failure: row?.failure ?? null,
    updated_at: row && isoTime(row.updated_at),
  }
}

/** Whether emails of the organisation leave, by its own server or the installation's. */
export async function hasMailServer(services: Pick<Services, 'db' | 'mail'>, orgId: number): Promise<boolean> {
  return services.mail.smtpUrl !== null || (await findSender(services, orgId)) !== null
}

/** Notes that a server fails, or null that it works. A sender that was changed in between stays as it is. */
export async function noteFailure(
  services: Pick<Services, 'db' | 'now'>,
  { org_id, version }: Pick<SenderRow, 'org_id' | 'version'>,
  failure: string | null,
): Promise<void> {
  await change(services)`
    update organisation_sender set failure = ${failure},
      failing_since = case when ${failure}::text is null then null else coalesce(failing_since, ${services.now()}) end
    where org_id = ${org_id} and version = ${version}::uuid`
}
