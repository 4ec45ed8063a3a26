import { AppError } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'

const PREFIX = 'lrl_door_'

/** A new token of 256 random bits; only its SHA-256 is ever stored. */
export function makeDoorToken({ randomBytes }: Pick<Context, 'randomBytes'>): string {
  return PREFIX + randomBytes(32).toString('base64url')
}

export function isDoorToken(text: string): boolean {
  return text.startsWith(PREFIX) && /^[A-Za-z0-9_-]{43}$/.test(text.slice(PREFIX.length))
}

/** One that never was is told the same: what has ended leaves no trace of its token. */
export function doorLinkEnded(): AppError {
  return new AppError('unauthenticated', 'This door link has ended. Ask whoever organises the event for a new one.')
}
