import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../lib/errors.ts'
import { sendPacked } from '../../platform/http/responses/packed-file.ts'
import type { FilesByPath } from './panel-files.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/**
 * Sends the file that a request asks for, compressed where the browser accepts that.
 * @returns null if the address is one of the page
 * @throws AppError not_found for a file of another version
 */
export function sendPanelFile(request: FastifyRequest, reply: FastifyReply, named: FilesByPath): FastifyReply | null {
  const { '*': path = '' } = request.params as { '*'?: string }
  const file = named.get(path)
  if (file) {
    reply.headers({
      'Cache-Control': path.startsWith('assets/') ? FOR_EVER : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    })
    return sendPacked(request, reply, file, file.type)
  }
  if (!path.startsWith('assets/')) return null
  throw new AppError('not_found', 'There is no such file of the panel. Load the page again: it may be a newer one.')
}
