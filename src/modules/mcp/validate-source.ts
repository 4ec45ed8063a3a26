import type { FastifyRequest } from 'fastify'
import { AppError } from '../../lib/errors.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Refuses what a page of another site made a browser send, or whoever turned a name of theirs to this machine (MCP,
 * Transports, Security): programs send no Origin, and a Host that is ours. Names are compared whole, with any port.
 * @throws AppError forbidden
 */
export function validateSource({ headers }: Pick<FastifyRequest, 'headers'>, siteUrl: string): void {
  const own = new URL(siteUrl).hostname
  const isOurs = (name: string | null) => name !== null && (name === own || LOOPBACK.has(name))
  const { origin, host } = headers
  if (origin !== undefined && !isOurs(nameIn(origin)))
    throw new AppError('forbidden', 'Pages of other sites may not use this endpoint: the header Origin is not ours.')
  if (!isOurs(nameIn(`http://${host ?? ''}`)))
    throw new AppError('forbidden', `The header Host must be the one of ${siteUrl}.`)
}

function nameIn(address: string): string | null {
  return URL.canParse(address) ? new URL(address).hostname : null
}
