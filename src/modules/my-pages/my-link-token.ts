import { createHmac } from 'node:crypto'
import type { Services } from '../../platform/context/context.ts'

/** Minutes until a link expires; the email and the page name them. */
export const LINK_MINUTES = 30

/** Returns the token of a link. Its stored seed alone does not reveal it. */
export function myLinkToken({ secret }: Pick<Services, 'secret'>, seed: Buffer): string {
  return createHmac('sha256', secret).update('my link').update(seed).digest('base64url')
}

/** Whether a text can be a token of a link or session. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
