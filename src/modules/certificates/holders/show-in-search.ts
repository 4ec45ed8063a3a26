import { noSuch } from '../../../lib/errors.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import { certificatesOfAddress } from './certificates-of-address.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Shows the page of a certificate to search engines, or hides it from them, on behalf of its holder. Anyone can verify
 * it either way.
 * @param key the normalised address of the holder
 * @throws AppError not_found unless there is such a certificate of the address
 */
export async function showInSearch(
  visitor: Omit<Context, 'orgId'>,
  { publicId, key, isShown }: { publicId: string; key: string; isShown: boolean },
): Promise<void> {
  const owner = UUID.test(publicId)
    ? await maybeOne<{ org_id: number }>(visitor)`select org_id from certificate where public_id = ${publicId}::uuid`
    : null
  if (owner === null) throw noSuch('certificate')
  await inTransaction({ ...visitor, orgId: owner.org_id }, async (ctx) => {
    const row = await maybeOne<{ id: number; before: boolean }>(ctx)`
      with old as (
        select id, in_search from certificate
        where org_id = ${ctx.orgId} and public_id = ${publicId}::uuid and id = any(array(${certificatesOfAddress(ctx, key)}))
        for no key update
      )
      update certificate c set in_search = ${isShown} from old
      where c.org_id = ${ctx.orgId} and c.id = old.id returning c.id, old.in_search as before`
    if (row === null) throw noSuch('certificate')
    if (row.before === isShown) return
    await recordAudit(ctx, {
      action: isShown ? 'certificate.show_in_search' : 'certificate.hide_from_search',
      subjectType: 'certificate',
      subjectId: row.id,
      before: { in_search: row.before },
      after: { in_search: isShown },
    })
  })
}
