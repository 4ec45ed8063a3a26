import { sha256 } from '../../lib/crypto/sha256.ts'
import { invalidField } from '../../lib/errors.ts'
import { sweepUnlessKept } from '../../platform/blobs/index.ts'
import type { Context } from '../../platform/context/context.ts'
import { ACROSS as PAGE } from './builtin/geometry/place-fields.ts'
import type { Layout } from './layout/design-layout.ts'

/**
 * Prepares a background picture and stores it under the hash of its bytes, so that equal pictures are stored once.
 * @returns its storage key and a page with its proportions. @throws AppError validation_failed
 */
export async function storePicture(ctx: Context, image: Buffer): Promise<{ key: string; page: Layout['page'] }> {
  const { isPictureError, normaliseBackground } = await import('../../lib/render/index.ts')
  const { jpeg, width, height } = await normaliseBackground(image, ctx.orgId).catch((error: unknown) => {
    if (isPictureError(error)) throw invalidField(['body', 'image'], error.message, 'unusable_picture')
    throw error
  })
  const key = `pictures/${sha256(jpeg).toString('hex')}.jpg`
  await sweepUnlessKept(ctx, key)
  await ctx.blobs.put(key, { bytes: jpeg })
  return { key, page: pageFor(width, height) }
}

/** A page with the picture's proportions, its longer side as long as that of A4. */
function pageFor(width: number, height: number): Layout['page'] {
  const scale = Math.max(PAGE.width, PAGE.height) / Math.max(width, height)
  const points = (pixels: number) => Math.max(72, Math.round(pixels * scale * 100) / 100)
  return { width: points(width), height: points(height) }
}
