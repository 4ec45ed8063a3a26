import { isolated } from '../../lib/text/isolated.ts'
import { languageOf } from '../../lib/text/languages.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { many, maybeOne } from '../../platform/db/query.ts'
import { layOut, loadMailLook, logoOf, queueEmails } from '../emails/index.ts'
import { erasureMailMessages } from './erasure-mail-messages.ts'
import { organisationsOf } from './organisations-of.ts'

/** Most members who are mailed about a request. */
const MAX_MAILED = 10

/**
 * Requests that every organisation that knows a normalised address erases it. Each one decides, because it answers for
 * its records and may have to keep some. A request that waits already stays the only one.
 */
export async function requestErasure(visitor: Omit<Context, 'orgId'>, key: string): Promise<void> {
  for (const { id: orgId } of await organisationsOf(visitor, key))
    await inTransaction({ ...visitor, orgId }, async (ctx) => {
      const row = await maybeOne<{ id: number }>(ctx)`
        insert into erasure_request (org_id, address_key, requested_at) values (${orgId}, ${key}, ${ctx.now()})
        on conflict (org_id, address_key) do nothing returning id`
      if (row === null) return
      await recordAudit(ctx, { action: 'erasure_request.create', subjectType: 'erasure_request', subjectId: row.id })
      await tellMembers(ctx)
    })
}

/** Returns the organisations with an open request of an address. */
export async function openRequests(ctx: Pick<Context, 'db'>, key: string, orgIds: number[]): Promise<number[]> {
  const rows = await many<{ org_id: number }>(ctx)`
    select org_id from erasure_request where org_id = any(${orgIds}::bigint[]) and address_key = ${key}`
  return rows.map(({ org_id }) => org_id)
}

/** Mails owners and admins that a request waits, without saying whose: emails outlive an erasure. */
async function tellMembers(ctx: TxContext): Promise<void> {
  const members = await many<{ name: string; email: string; language: string | null }>(ctx)`
    select p.name, p.email, p.language from membership m join person p on p.id = m.person_id
    where m.org_id = ${ctx.orgId} and m.role in ('owner', 'admin') order by m.created_at, p.id limit ${MAX_MAILED}::int`
  const look = await loadMailLook(ctx)
  await queueEmails(
    ctx,
    members.map(({ name, email, language }) => {
      const spoken = languageOf(language ?? look.organisation_language) ?? 'en'
      const { subject, paragraphs, footer } = erasureMailMessages[spoken]
      const heading = subject(isolated(look.organisation))
      const content = layOut({
        language: spoken,
        look,
        heading,
        paragraphs,
        facts: [],
        picture: null,
        footer,
        button: {
          text: erasureMailMessages[spoken].button,
          url: `${ctx.siteUrl}/admin/settings/privacy?view=requests`,
        },
      })
      return {
        kind: 'erasure_request',
        eventId: null,
        attendeeId: null,
        to: { name, address: email },
        language: spoken,
        subject: heading,
        ...content,
        attachments: logoOf(look),
        fromInstallation: true,
      }
    }),
  )
}
