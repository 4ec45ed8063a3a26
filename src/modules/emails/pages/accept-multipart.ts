import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../lib/errors.ts'

/** Mail programs may send their one field so as well (RFC 8058, section 3.2). */
const MAX_BYTES = 16_384

/** Takes forms of a few texts as multipart bodies too; files in them are left out. */
export function acceptMultipart(app: FastifyInstance): void {
  const options = { parseAs: 'buffer', bodyLimit: MAX_BYTES } as const
  app.addContentTypeParser('multipart/form-data', options, async ({ headers }: { headers: object }, body: Buffer) => {
    const type = (headers as Record<string, string>)['content-type']!
    try {
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
      return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
    } catch (cause) {
      throw new AppError('invalid_request', 'The form is not one as RFC 7578 has it.', { cause })
    }
  })
}
