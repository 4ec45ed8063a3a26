import { LANGUAGE_LIST, languageOf } from '../../../lib/text/languages.ts'
import { isTimeZone, parseTimestamp, TIMESTAMP } from '../../../lib/text/timestamp.ts'
import { isVisible } from '../../../lib/text/visible-text.ts'

/**
 * A format of a text in a request. `pattern` describes it in the document as far as possible; every accepted text
 * matches it.
 */
export type TextFormat = {
  accepts: true | ((text: string) => boolean)
  /** The error: its stable type, and what the text must be. */
  problem?: [type: string, msg: string]
  pattern?: string
  /** Whether white space around the text is removed before it is validated and stored. */
  isTrimmed?: true
}

/** By the `format` of a schema. */
export const textFormats = new Map<string, TextFormat>()

/** Adds a text format of a module. Call it next to the schemas that use it. */
export function defineFormat(name: string, format: TextFormat): void {
  textFormats.set(name, format)
}

/** Invisible characters would make two addresses look alike, or reverse the text after one. */
const LOCAL = /^[^\s@"(),:;<>[\\\]\p{Cc}\p{Default_Ignorable_Code_Point}]{1,64}$/u
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u

/**
 * Whether a text is an email address as people write it (RFC 5321 without quoted local parts, RFC 6531 letters
 * allowed), with a dotted domain.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  return at > 0 && LOCAL.test(local) && !/^\.|\.\.|\.$/.test(local) && DOMAIN.test(text.slice(at + 1))
}

for (const name of ['date-time', 'uri', 'uuid', 'binary']) defineFormat(name, { accepts: true })
defineFormat('timestamp', {
  accepts: (text) => parseTimestamp(text) !== null,
  problem: [
    'timestamp',
    'must be a time such as 2026-11-20T09:30:00Z or a date such as 2026-11-20, exist in the calendar, and be at most 14:00 from UTC',
  ],
  pattern: TIMESTAMP.source,
})
defineFormat('day', {
  accepts: (text) => text.length === 10 && parseTimestamp(text) !== null,
  problem: ['day', 'must be a day such as 2026-11-20, and one that the calendar has'],
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
})
defineFormat('time-zone', {
  accepts: isTimeZone,
  problem: ['time_zone', 'must be a time zone of the IANA list such as Europe/Istanbul'],
  pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$',
})
defineFormat('language', {
  accepts: (text) => languageOf(text) !== null,
  problem: ['language', `must be a language tag that begins with ${LANGUAGE_LIST}, such as tr or en-GB`],
  pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$',
})
defineFormat('not-blank', { accepts: isVisible, problem: ['blank', 'must not be blank'] })
defineFormat('email', {
  accepts: isEmail,
  problem: ['email', 'must be an e-mail address such as ayse@example.org'],
  pattern: '^\\s*[^\\u0000\\s@]+@[^\\u0000\\s@]+\\.[^\\u0000\\s@]+\\s*$',
  isTrimmed: true,
})
