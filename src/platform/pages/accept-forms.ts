import type { FastifyInstance } from 'fastify'
import { AppError } from '../../lib/errors.ts'

/** By name; those that were sent more than once as a list. */
export type Fields = Record<string, string | string[]>

/** Room for what a form can hold in earnest: some texts of 5,000 characters, each of which takes up to 12 bytes. */
const MAX_BYTES = 262_144
const MAX_FIELDS = 6_000

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Controls other than line breaks and tabs, which people paste with text and never see. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu

/** Bodies are forms, as browsers send them, and nothing else. */
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

/** Other encodings would be kept as marks of replacement. @throws AppError invalid_request */
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

/** What was typed into a field; the first, should there be several. */
export function textOf(fields: Fields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name]! : ''
  return typeof value === 'string' ? value : value[0]!
}
