import type { FastifyRequest } from 'fastify'
import { AppError } from '../../lib/errors.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Rejects requests from pages of other sites and DNS rebinding (MCP, Transports, Security): programs send no Origin and
 * our Host. Names are compared exactly, with any port.
 * @throws AppError forbidden
 */
export function validateSource({ headers }: Pick<FastifyRequest, 'headers'>, siteUrl: string): void {
  const own = new URL(siteUrl).hostname
  const isOurs = (name: string | null) => name !== null && (name === own || LOOPBACK.has(name))
  const { origin, host } = headers
  if (origin !== undefined && !isOurs(nameIn(origin)))
    throw new AppError('forbidden', 'Pages of other sites cannot use this endpoint: the Origin header is not ours.')
  if (!isOurs(nameIn(`http://${host ?? ''}`)))
    throw new AppError('forbidden', `The Host header must be that of ${siteUrl}.`)
}

function nameIn(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname : null
}
