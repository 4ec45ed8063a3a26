import { withPngText } from '../../lib/render/png-text.ts'
import { jobContext, type Services } from '../../platform/context/context.ts'
import { PNG_KEYWORD } from '../../platform/credentials/png-keyword.ts'
import { badgePicture, type PicturedBadge } from './badge-image.ts'
import { awardCredential } from './credential/award-credential.ts'
import { type FoundBadge, foundAward } from './find-badge.ts'

/** Returns what the picture of an award shows. */
export function shownOnPicture({ row }: FoundBadge): PicturedBadge {
  const { org_id: orgId, template_id: templateId, name, image_key: imageKey, issuer_name: issuer, language } = row
  return { orgId, templateId, name, imageKey, issuer, holder: row.recipient_name, language }
}

/**
 * Returns the picture of an award. A PNG contains the credential, the same bytes as at `credential_url`, once the award
 * is signed ("baked badge", Open Badges 3.0, 5.3.1).
 * @throws AppError unavailable when too much is being drawn
 */
export async function awardPicture(services: Services, found: FoundBadge, kind: 'png' | 'jpg'): Promise<Buffer> {
  const picture = badgePicture(services, shownOnPicture(found), kind)
  if (kind === 'jpg') return picture
  const ctx = jobContext(services, found.row.org_id, 'badge-pictures')
  const [png, credential] = await Promise.all([picture, awardCredential(ctx, foundAward(found))])
  return credential === null ? png : withPngText(png, PNG_KEYWORD, JSON.stringify(credential))
}
