import { sha256 } from '../../lib/crypto/sha256.ts'
import { invalidField } from '../../lib/errors.ts'
import { keepBlob, sweepUnlessKept } from '../../platform/blobs/index.ts'
import type { AttachmentKind, Context } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, maybeOne } from '../../platform/db/query.ts'
import type { OrganisationView } from './organisation-schema.ts'
import { lockOrganisation, recordChange } from './organisation-settings.ts'

type Logo = { key: string; width: number; height: number }

/**
 * Scales a picture down to logo size on white and stores it under the hash of its bytes.
 * @throws AppError validation_failed for a file that is not a usable picture
 */
export async function storeLogo(ctx: Context, image: Buffer): Promise<Logo> {
  const { isPictureError, normaliseLogo } = await import('../../lib/render/index.ts')
  const { png, width, height } = await normaliseLogo(image, ctx.orgId).catch((error: unknown) => {
    if (isPictureError(error)) throw invalidField(['body', 'image'], error.message, 'unusable_picture')
    throw error
  })
  const key = `logos/${sha256(png).toString('hex')}.png`
  await sweepUnlessKept(ctx, key)
  await ctx.blobs.put(key, { bytes: png })
  return { key, width, height }
}

/** Sets the organisation's logo; null removes it. */
export function setLogo(ctx: Context, logo: Logo | null): Promise<OrganisationView> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockOrganisation(ctx)
    await change(ctx)`
      update organisation set logo = ${logo?.key ?? null}, logo_width = ${logo?.width ?? null},
        logo_height = ${logo?.height ?? null} where id = ${ctx.orgId}`
    if (before.logo !== null && before.logo !== logo?.key) await sweepUnlessKept(ctx, before.logo)
    if (logo) await keepBlob(ctx, logo.key)
    return recordChange(ctx, before, { ...before, logo: logo?.key ?? null })
  })
}

/** The organisation's logo as an attachment, which the HTML of emails shows. */
export const logoAttachment: AttachmentKind = {
  kind: 'organisation_logo',
  contentType: 'image/png',
  draw: async (services, { orgId }) => {
    const row = await maybeOne<{ logo: string | null }>(services)`select logo from organisation where id = ${orgId}`
    return row?.logo ? services.blobs.bytes(row.logo) : null
  },
}
