import { lruCache } from '../../lib/caches/lru-cache.ts'
import type { Context, Services, TxContext } from '../../platform/context/context.ts'
import { lockPrintedLogo, printedLogo } from '../organisations/index.ts'
import type { Layout } from './layout/design-layout.ts'
import { pictureAddress } from './picture-address.ts'

/** A logo as designs print it; `name` identifies its bytes. */
export type Logo = { name: string; bytes: Buffer }

/** Logos of at most a few hundred kilobytes each. */
const logos = lruCache<Logo>({ values: 64, bytes: 16 * 1_048_576 }, ({ bytes }) => bytes.length)

/** Whether a layout has a place for the organisation's logo. */
export function showsLogo({ fields }: Layout): boolean {
  return fields.some(({ type, source }) => type === 'image' && source === 'logo')
}

/** Returns the storage key of the organisation's logo for a layout; null if either lacks one. */
export async function currentLogo(ctx: Context, layout: Layout): Promise<string | null> {
  return showsLogo(layout) ? printedLogo(ctx) : null
}

/**
 * Returns the logo for a version that is about to be stored. The lock keeps it from being replaced, and so from being
 * swept, before the transaction ends.
 */
export async function frozenLogo(ctx: TxContext, layout: Layout): Promise<string | null> {
  return showsLogo(layout) ? lockPrintedLogo(ctx) : null
}

/** Loads a logo by its storage key. @throws Error when it is missing, which sweeping prevents */
export async function loadLogo({ blobs }: Pick<Services, 'blobs'>, key: string | null): Promise<Logo | null> {
  if (key === null) return null
  const known = logos.get(key)
  if (known) return known
  const bytes = await blobs.bytes(key)
  if (bytes === null) throw new Error(`The logo ${key} of a design is missing.`)
  const logo = { name: key, bytes }
  logos.set(key, logo)
  return logo
}

/** Public address of a logo by its storage key. */
export function logoAddress(services: Pick<Services, 'baseUrl'>, key: string): string {
  return pictureAddress(services, key.replace('printed-logos/', 'pictures/'))
}
