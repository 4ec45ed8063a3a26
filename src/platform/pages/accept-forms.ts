import type { FastifyInstance } from 'fastify'
import { AppError } from '../../lib/errors.ts'

/** Fields by name; repeated ones as a list. */
export type Fields = Record<string, string | string[]>

/** Enough for real forms: several texts of 5,000 characters, at up to 12 bytes per character. */
const MAX_BYTES = 262_144
const MAX_FIELDS = 6_000

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Control characters except line breaks and tabs, which people paste with text and never see. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu

/** Accepts only forms as browsers send them. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const options = { parseAs: 'buffer', bodyLimit: MAX_BYTES } as const
  app.addContentTypeParser('application/x-www-form-urlencoded', options, async (_request: unknown, body: Buffer) =>
    readForm(textIn(body)),
  )
  app.addContentTypeParser('*', (_request, _body, done) =>
    done(new AppError('unsupported_media_type', 'Send the form as it is on the page.')),
  )
}

/** Other encodings would be stored as replacement characters. @throws AppError invalid_request */
function textIn(body: Buffer): string {
  try {
    const text = utf8.decode(body)
    decodeURIComponent(text)
    return text
  } catch (cause) {
    throw new AppError('invalid_request', 'The form is not valid UTF-8. Open the page again, and send it from there.', {
      cause,
    })
  }
}

/** @throws AppError payload_too_large */
function readForm(body: string): Fields {
  const pairs = [...new URLSearchParams(body)]
  if (pairs.length > MAX_FIELDS) throw new AppError('payload_too_large', 'The form has too many fields.')
  const fields = new Map<string, string[]>()
  for (const [name, value] of pairs) {
    const text = value.replaceAll(CONTROLS, ' ')
    const known = fields.get(name)
    if (known) known.push(text)
    else fields.set(name, [text])
  }
  return Object.fromEntries([...fields].map(([name, texts]) => [name, texts.length === 1 ? texts[0]! : texts]))
}

/** Returns the text of a field; the first one if there are several. */
export function textOf(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name]! : ''
  return typeof value === 'string' ? value : value[0]!
}
