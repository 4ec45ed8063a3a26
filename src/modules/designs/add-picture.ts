import { sha256 } from '../../lib/crypto/sha256.ts'
import { AppError, invalidField } from '../../lib/errors.ts'
import { Type } from '../../lib/type.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { keepBlob, sweepLater, sweepUnlessKept } from '../../platform/blobs/index.ts'
import { type Context, jobContext, type Services, type TxContext } from '../../platform/context/context.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { brokeCheck, isReferred } from '../../platform/db/pg-errors.ts'
import { change, maybeOne, one } from '../../platform/db/query.ts'
import { sql } from '../../platform/db/sql.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { type Job, job } from '../../platform/jobs/job.ts'
import { pictureKey } from './layout-pictures.ts'
import { pictureAddress } from './picture-address.ts'
import type { LayoutPicture } from './picture-schema.ts'

const SWEEP_PICTURE = {
  name: 'sweep-design-picture',
  payload: Type.Object({ org_id: Type.Integer(), picture: Type.String() }),
}

const FULL =
  'Your organisation has 200 pictures for designs, which is the maximum. Use one of them, or wait: pictures that no design version and no event uses are deleted after a week.'

export type StoredPicture = { name: string; width: number; height: number }

/** Prepares a picture for layouts and stores it under the hash of its bytes. @throws AppError validation_failed */
export async function storeLayoutPicture(ctx: Context, image: Buffer): Promise<StoredPicture> {
  const { isPictureError, isPng, normalisePicture } = await import('../../lib/render/index.ts')
  const { bytes, width, height } = await normalisePicture(image, ctx.orgId).catch((error: unknown) => {
    if (isPictureError(error)) throw invalidField(['body', 'image'], error.message, 'unusable_picture')
    throw error
  })
  const name = `${sha256(bytes).toString('hex')}.${isPng(bytes) ? 'png' : 'jpg'}`
  await sweepUnlessKept(ctx, pictureKey(name))
  await ctx.blobs.put(pictureKey(name), { bytes })
  return { name, width, height }
}

/**
 * Adds a stored picture to the organisation, so that layouts can use it. Adding it again returns the existing one.
 * @throws AppError conflict at the database's limit
 */
export function addPicture(ctx: Context, { name, width, height }: StoredPicture): Promise<LayoutPicture> {
  return inTransaction(ctx, async (ctx) => {
    const key = pictureKey(name)
    const { id } = await one<{ id: number }>(ctx)`
      insert into design_picture (org_id, picture, width, height, created_at)
      values (${ctx.orgId}, ${key}, ${width}, ${height}, ${ctx.now()})
      on conflict (org_id, picture) do update set created_at = excluded.created_at
      returning id`.catch((error: unknown) => {
      throw brokeCheck(error, 'design_picture_most') ? new AppError('conflict', FULL) : error
    })
    await keepBlob(ctx, key)
    await sweepPictureLater(ctx, key)
    const picture = { id, picture: name, image_url: pictureAddress(ctx, `pictures/${name}`), width, height }
    await recordAudit(ctx, {
      action: 'design_picture.add',
      subjectType: 'design_picture',
      subjectId: id,
      after: picture,
    })
    return picture
  })
}

/** Schedules the deletion of an added picture in a week, unless something uses it then. @param key its storage key */
export function sweepPictureLater(ctx: TxContext, key: string): Promise<void> {
  const picture = key.replace('layout-pictures/', '')
  const about = `${ctx.orgId} ${picture}`
  return addJob(ctx, SWEEP_PICTURE, { org_id: ctx.orgId, picture }, { about, runAt: sql`now() + interval '7 days'` })
}

export const sweepPictureJob: Job = job(SWEEP_PICTURE, sweepPicture)

/** Deletes a picture that no design version and no event uses. The lock waits for a version that is just being stored. */
function sweepPicture(services: Services, { org_id, picture }: { org_id: number; picture: string }): Promise<void> {
  return inTransaction(jobContext(services, org_id, SWEEP_PICTURE.name), async (ctx) => {
    const key = pictureKey(picture)
    await maybeOne(ctx)`select 1 from design_picture where org_id = ${ctx.orgId} and picture = ${key} for update`
    const named = JSON.stringify({ fields: [{ type: 'image', picture }] })
    const gone = await change(ctx)`
      delete from design_picture where org_id = ${ctx.orgId} and picture = ${key}
        and not exists (select 1 from design_version where org_id = ${ctx.orgId} and layout @> ${named}::jsonb)`
    if (gone > 0) await sweepLater(ctx, key)
  }).catch((error: unknown) => {
    // The database keeps a picture that other records show, such as the cover of an event.
    if (!isReferred(error)) throw error
  })
}
