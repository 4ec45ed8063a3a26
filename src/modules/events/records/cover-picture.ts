import { type AppError, invalidField } from '../../../lib/errors.ts'
import type { Services, TxContext } from '../../../platform/context/context.ts'
import { sql } from '../../../platform/db/sql.ts'
import { addedPicture, addedPictureAddress, addedPictureKey, sweepPictureLater } from '../../designs/index.ts'

/** The cover picture of an event: its storage key, and its size in pixels. */
export type Cover = { key: string; width: number; height: number }

/** SQL for the `Cover` of an event `e`; null: it has none. */
export const coverColumn = sql`${addedPicture(sql.raw('e.org_id'), sql.raw('e.cover_picture'))} as cover`

/** Public address of the cover picture with this key; null: the event has none. */
export function coverAddress(services: Pick<Services, 'baseUrl'>, key: string | null): string | null {
  return key === null ? null : addedPictureAddress(services, key)
}

/** Returns the column for a new `cover_image_url`. @throws AppError validation_failed for an address of elsewhere */
export function coverOf(
  services: Pick<Services, 'baseUrl'>,
  { cover_image_url: url }: { cover_image_url?: string | null },
): { cover_picture?: string | null } {
  if (url === undefined) return {}
  const key = url === null ? null : addedPictureKey(services, url)
  if (url !== null && key === null) throw noSuchCover()
  return { cover_picture: key }
}

export function noSuchCover(): AppError {
  return invalidField(
    ['body', 'cover_image_url'],
    'cover_image_url must be the image_url of a picture of this organisation; add the picture first with POST /admin/pictures',
    'unknown_reference',
  )
}

/** Lets a cover that an event no longer shows be deleted in a week, unless something else uses it. */
export async function dropCover(ctx: TxContext, before: string | null, after: string | null): Promise<void> {
  if (before !== null && before !== after) await sweepPictureLater(ctx, before)
}
