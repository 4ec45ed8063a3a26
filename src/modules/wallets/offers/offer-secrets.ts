import { sha256 } from '../../../lib/crypto/sha256.ts'
import type { Services } from '../../../platform/context/context.ts'

/** Digits of the code that is mailed to the holder. */
export const TX_CODE_DIGITS = 6

/** Minutes in which an offer can be redeemed, and seconds for which its access token is valid. */
export const OFFER_MINUTES = 30
export const ACCESS_SECONDS = 600

/** Wrong transaction codes after which an offer ends. */
export const MAX_TRIES = 5

/** Creates a secret of 256 random bits. Only its hash is stored. */
export const newSecret = ({ randomBytes }: Pick<Services, 'randomBytes'>) => randomBytes(32).toString('base64url')

export const isSecret = (text: string) => /^[\w-]{43}$/.test(text)

/** Returns the pre-authorised code of an offer, which follows from the token in its address. */
export const codeOf = (token: string) => sha256('wallet offer ', token).toString('base64url')

/** Creates a transaction code. The remainder of 48 random bits is even enough. */
export function newTxCode({ randomBytes }: Pick<Services, 'randomBytes'>): string {
  return String(randomBytes(6).readUIntBE(0, 6) % 10 ** TX_CODE_DIGITS).padStart(TX_CODE_DIGITS, '0')
}

/** Returns the stored form of a transaction code, which the installation's secret protects from being guessed. */
export function txCodeHash({ secret }: Pick<Services, 'secret'>, codeHash: Buffer, txCode: string): Buffer {
  return sha256(secret, 'wallet transaction code ', codeHash, txCode)
}
