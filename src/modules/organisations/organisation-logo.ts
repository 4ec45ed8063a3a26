import { sha256 } from '../../lib/crypto/sha256.ts'
import { invalidField } from '../../lib/errors.ts'
import { keepBlob, sweepUnlessKept } from '../../platform/blobs/index.ts'
import type { AttachmentKind, Context, TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { change, maybeOne, one } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { OrganisationView } from './organisation-schema.ts'
import { lockOrganisation, recordChange } from './organisation-settings.ts'

/** A logo for emails and pages, `printed` for certificates: the keys of its two files. */
type Logo = { key: string; printed: string; width: number; height: number }

/**
 * Scales a picture down to logo size, and to the larger one for certificates, and stores both under the hashes of their
 * bytes.
 * @throws AppError validation_failed for a file that is not a usable picture
 */
export async function storeLogo(ctx: Context, image: Buffer): Promise<Logo> {
  const { isPictureError, isPng, normaliseLogo, normalisePrintedLogo } = await import('../../lib/render/index.ts')
  const refuse = (error: unknown) => {
    if (isPictureError(error)) throw invalidField(['body', 'image'], error.message, 'unusable_picture')
    throw error
  }
  const { png, width, height } = await normaliseLogo(image, ctx.orgId).catch(refuse)
  const { bytes } = await normalisePrintedLogo(image, ctx.orgId).catch(refuse)
  const key = `logos/${sha256(png).toString('hex')}.png`
  const printed = `printed-logos/${sha256(bytes).toString('hex')}.${isPng(bytes) ? 'png' : 'jpg'}`
  await storeBlob(ctx, key, png)
  await storeBlob(ctx, printed, bytes)
  return { key, printed, width, height }
}

async function storeBlob(ctx: Context, key: string, bytes: Buffer): Promise<void> {
  await sweepUnlessKept(ctx, key)
  await ctx.blobs.put(key, { bytes })
}

/** Returns the storage key of the logo that certificates print; null: there is none. */
export function printedLogo(ctx: Context): Promise<string | null> {
  return readPrintedLogo(ctx, sql``)
}

/** The same, and keeps the logo from being replaced, and so from being swept, until the transaction ends. */
export function lockPrintedLogo(ctx: TxContext): Promise<string | null> {
  return readPrintedLogo(ctx, sql`for key share`)
}

async function readPrintedLogo(ctx: Pick<Context, 'db' | 'orgId'>, lock: Sql): Promise<string | null> {
  const { printed_logo: key } = await one<{ printed_logo: string | null }>(ctx)`
    select printed_logo from organisation where id = ${ctx.orgId} ${lock}`
  return key
}

/** Sets the organisation's logo; null removes it. */
export function setLogo(ctx: Context, logo: Logo | null): Promise<OrganisationView> {
  return inTransaction(ctx, async (ctx) => {
    const before = await lockOrganisation(ctx)
    const printed = await printedLogo(ctx)
    await change(ctx)`
      update organisation set logo = ${logo?.key ?? null}, printed_logo = ${logo?.printed ?? null},
        logo_width = ${logo?.width ?? null}, logo_height = ${logo?.height ?? null} where id = ${ctx.orgId}`
    const kept = logo ? [logo.key, logo.printed] : []
    for (const key of [before.logo, printed]) if (key !== null && !kept.includes(key)) await sweepUnlessKept(ctx, key)
    for (const key of kept) await keepBlob(ctx, key)
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
