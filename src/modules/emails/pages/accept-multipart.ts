import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../lib/errors.ts'

/** Mail programs may also send their one field as multipart (RFC 8058, section 3.2). */
const MAX_BYTES = 16_384

/** Also accepts forms of a few texts as multipart bodies; files in them are ignored. */
export function acceptMultipart(app: FastifyInstance): void {
  const options = { parseAs: 'buffer', bodyLimit: MAX_BYTES } as const
  app.addContentTypeParser('multipart/form-data', options, async ({ headers }: { headers: object }, body: Buffer) => {
    const type = (headers as Record<string, string>)['content-type']!
    try {
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
      return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
    } catch (cause) {
      throw new AppError('invalid_request', 'The form is not valid multipart/form-data (RFC 7578).', { cause })
    }
  })
}
