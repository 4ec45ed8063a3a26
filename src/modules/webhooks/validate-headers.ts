import { invalidField } from '../../lib/errors.ts'
import type { CustomHeaders } from './delivering/custom-headers.ts'

/** Many servers refuse requests whose headers have more than 8 KiB together. */
const MAX_TOTAL = 6_144
const MAX_NAME = 100
/** A token of RFC 9110, section 5.6.2. */
const NAME = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i
/** Visible ASCII with spaces between: a line break would begin another header. */
const VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/
/** Headers that describe the connection (RFC 9110, section 7.6.1), the target, the body, or the delivery itself. */
const RESERVED =
  /^(?:connection|expect|host|http2-settings|keep-alive|te|trailer|transfer-encoding|upgrade|user-agent|(?:content|proxy|webhook|x-service)-.*)$/i

/** Validates the custom headers of an endpoint. @throws AppError validation_failed naming the header; never its value */
export function validateHeaders(headers: CustomHeaders): void {
  const seen = new Set<string>()
  let total = 0
  for (const [name, value] of Object.entries(headers)) {
    const refuse = (msg: string, type: string) => invalidField(['body', 'headers', name.slice(0, MAX_NAME)], msg, type)
    if (name.length > MAX_NAME || !NAME.test(name))
      throw refuse(
        `A header name has 1 to ${MAX_NAME} letters, digits or hyphens (a token of RFC 9110), such as X-Api-Key.`,
        'header_name',
      )
    if (RESERVED.test(name))
      throw refuse(`Laurel or the connection sets ${name}. Use another name, such as X-Api-Key.`, 'reserved_header')
    if (seen.has(name.toLowerCase()))
      throw refuse(`${name} is listed twice: case does not matter in header names. Remove one.`, 'not_unique')
    if (!VALUE.test(value))
      throw refuse(
        'A header value has at least one character, only visible ASCII, and no space at its start or end.',
        'header_value',
      )
    seen.add(name.toLowerCase())
    total += name.length + value.length
  }
  if (total > MAX_TOTAL)
    throw invalidField(
      ['body', 'headers'],
      `Names and values have at most ${MAX_TOTAL.toLocaleString('en')} characters in total. Shorten them.`,
      'too_long',
    )
}
