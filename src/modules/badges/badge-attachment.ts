import type { AttachmentKind } from '../../platform/context/context.ts'
import { maybeOne } from '../../platform/db/query.ts'
import { awardPicture } from './award-picture.ts'
import { findBadge } from './find-badge.ts'

/** The picture of an awarded badge in a mail, with its credential; none once it is revoked or expired. */
export const badgeAttachment: AttachmentKind = {
  kind: 'badge_png',
  contentType: 'image/png',
  draw: async (services, { orgId, subjectId }) => {
    const award = await maybeOne<{ public_id: string }>(services)`
      select public_id from badge_award where org_id = ${orgId} and id = ${subjectId} and revoked_at is null`
    const found = award && (await findBadge(services, award.public_id))
    return found?.status === 'active' ? awardPicture(services, found, 'png') : null
  },
}
