import { AppError } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'

const PREFIX = 'lrl_door_'

/** Creates a token of 256 random bits; only its SHA-256 is stored. */
export function makeDoorToken({ randomBytes }: Pick<Context, 'randomBytes'>): string {
  return PREFIX + randomBytes(32).toString('base64url')
}

export function isDoorToken(text: string): boolean {
  return text.startsWith(PREFIX) && /^[A-Za-z0-9_-]{43}$/.test(text.slice(PREFIX.length))
}

/** Unknown tokens get the same error, since an ended link leaves no trace of its token. */
export function doorLinkEnded(): AppError {
  return new AppError('unauthenticated', 'This door link has expired or was deleted. Ask the organiser for a new one.')
}
