import { AppError } from '../../../lib/errors.ts'

/** JSON whose shape is not known: every field may be missing or anything else. */
export type Json = { readonly [field: string]: unknown }

/** Parses the body of a notification. @throws AppError invalid_request */
export function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (cause) {
    throw new AppError('invalid_request', 'The notification is not valid JSON.', { cause })
  }
}

/** Returns an object, or an empty one for anything else. */
export function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}
}

/** Returns the objects of a list; none for anything else. */
export function asObjects(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(asObject) : []
}

/** Returns a text, and the digits of a number; empty for anything else. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Returns a time from seconds since 1970 or an ISO text; `otherwise` for anything else. */
export function asTime(value: unknown, otherwise: Date): Date {
  const time = new Date(typeof value === 'number' ? value * 1_000 : asText(value))
  return Number.isNaN(time.getTime()) || time.getUTCFullYear() < 2000 ? otherwise : time
}

export function notFromProvider(): AppError {
  return new AppError('unauthenticated', 'The signature of this notification is missing or wrong.')
}
