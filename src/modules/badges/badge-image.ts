import { sha256 } from '../../lib/crypto/sha256.ts'
import { invalidField } from '../../lib/errors.ts'
import { keepBlob, sweepUnlessKept } from '../../platform/blobs/index.ts'
import type { Context, Services } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, one } from '../../platform/db/query.ts'
import { BADGE_SIDE, badgeDrawing } from './drawing/badge-drawing.ts'
import type { BadgeTemplate } from './records/badge-schema.ts'
import { told } from './save-template.ts'
import { getTemplate, lockTemplate, templateToWire } from './template-queries.ts'
import { storeVersion } from './template-versions.ts'

/** The badge to picture; `holder` is empty before anyone has earned it. */
export type PicturedBadge = {
  orgId: number
  templateId: number
  name: string
  imageKey: string | null
  issuer: string
  holder: string
  language: string
}

/**
 * Returns the picture of a badge: the uploaded one, as PNG, or a drawn one.
 * @throws AppError unavailable when too much is being drawn
 */
export async function badgePicture(
  services: Services,
  { imageKey, ...texts }: PicturedBadge,
  kind: 'png' | 'jpg',
): Promise<Buffer> {
  const uploaded = imageKey === null ? null : await services.blobs.bytes(imageKey)
  // A picture that was replaced at this moment falls back to the drawn one.
  if (uploaded !== null) return uploaded
  const { drawFile } = await import('../../lib/render/index.ts')
  return drawFile(badgeDrawing(texts), kind, { orgId: texts.orgId, now: services.now() })
}

/** Returns the PNG of a badge that nobody has earned yet. @throws AppError not_found, unavailable */
export async function templatePicture(ctx: Context, id: number): Promise<Buffer> {
  const { name, image_key: imageKey } = await getTemplate(ctx, id)
  const issuer = await one<{ name: string; language: string }>(
    ctx,
  )`select name, language from organisation where id = ${ctx.orgId}`
  const texts = { issuer: issuer.name, language: issuer.language, holder: '' }
  return badgePicture(ctx, { orgId: ctx.orgId, templateId: id, name, imageKey, ...texts }, 'png')
}

/** Converts and stores an uploaded picture. @returns its storage key @throws AppError validation_failed */
export async function storeBadgePicture(ctx: Context, image: Buffer): Promise<string> {
  const { isPictureError, normaliseEmblem } = await import('../../lib/render/index.ts')
  const bytes = await normaliseEmblem(image, BADGE_SIDE, ctx.orgId).catch((error: unknown) => {
    if (isPictureError(error)) throw invalidField(['body', 'image'], error.message, 'unusable_picture')
    throw error
  })
  const key = `badge-pictures/${sha256(bytes).toString('hex')}.png`
  await sweepUnlessKept(ctx, key)
  await ctx.blobs.put(key, { bytes })
  return key
}

/** Sets a stored picture, or null for the drawn one, as a new version; existing awards keep theirs. @throws AppError not_found */
export function setBadgePicture(ctx: Context, id: number, key: string | null): Promise<BadgeTemplate> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockTemplate(ctx, id)
    if (key !== null) await keepBlob(ctx, key)
    if (before.image_key === key) return templateToWire(ctx, before)
    await change(ctx)`
      update badge_template set image_key = ${key}, version = version + 1, updated_at = ${ctx.now()} where id = ${id}`
    await storeVersion(ctx, id)
    return told(ctx, 'update', id, before)
  })
}
