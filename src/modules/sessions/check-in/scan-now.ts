import { uuidFrom } from '../../../lib/crypto/random-uuid.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import type { Part } from './read-known.ts'
import type { Scan } from './scan.ts'

/**
 * Returns a scan that happens now, after all `earlier` ones of its attendee at its target, even if those came from a
 * clock that is ahead.
 */
export function scanNow(
  ctx: TxContext,
  earlier: readonly Part[],
  what: Omit<Scan, 'key' | 'scannedAt' | 'deviceId' | 'clockOffsetMs'>,
): Scan {
  const last = Math.max(...earlier.map(({ scannedAt }) => scannedAt.getTime()))
  const scannedAt = new Date(Math.max(ctx.now().getTime(), last + 1))
  return { ...what, key: uuidFrom(ctx.randomBytes(16)), scannedAt, deviceId: null, clockOffsetMs: null }
}
