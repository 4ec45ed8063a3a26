import type { AttachmentKind } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { badgePicture } from './badge-image.ts'
import { findBadge } from './find-badge.ts'

/** The picture of an awarded badge in a mail; none once it is revoked or expired. */
export const badgeAttachment: AttachmentKind = {
  kind: 'badge_png',
  contentType: 'image/png',
  draw: async (services, { orgId, subjectId }) => {
    const award = await maybeOne<{ public_id: string }>(services)`
      select public_id from badge_award where org_id = ${orgId} and id = ${subjectId} and revoked_at is null`
    const found = award && (await findBadge(services, award.public_id))
    if (found?.status !== 'active') return null
    const { template_id: templateId, name, image_key: imageKey, recipient_name: holder, language } = found.row
    const issuer = found.badge.issuer_name
    return badgePicture(services, { orgId, templateId, name, imageKey, issuer, holder, language }, 'png')
  },
}
