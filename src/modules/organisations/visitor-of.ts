import type { FastifyRequest } from 'fastify'
import { sha256 } from '../../lib/crypto/sha256.ts'
import type { Actor, Context, Services } from '../../platform/context/context.ts'
import { readAddress } from '../../platform/http/server/read-address.ts'

type Visitor = Extract<Actor, { kind: 'visitor' }>

const DAY_MS = 86_400_000

/**
 * The last visitor of each connection, because a connection usually carries one visitor and hashing takes as long as a
 * small request.
 */
const lastOf = new WeakMap<object, { ip: string; day: number; visitor: Visitor }>()

/**
 * Identifies a visitor without a credential by a hash of the address and the day, which cannot be linked to other days.
 */
export function visitorOf(services: Services, request: FastifyRequest): Visitor {
  const now = services.now()
  const day = Math.floor(now.getTime() / DAY_MS)
  const { ip, socket } = request
  const last = lastOf.get(socket)
  if (last?.ip === ip && last.day === day) return last.visitor
  const hash = sha256(services.secret, now.toISOString().slice(0, 10), networkOf(request)).toString('base64url')
  const visitor: Visitor = { kind: 'visitor', hash }
  lastOf.set(socket, { ip, day, visitor })
  return visitor
}

/** The context of a request without a credential, before its organisation is known. */
export function visitorIn(services: Services, request: FastifyRequest): Omit<Context, 'orgId'> {
  return { ...services, actor: visitorOf(services, request), requestId: request.id }
}

/**
 * The owner of an IPv6 address usually has the whole /64 network, so only its first 8 bytes count; an IPv4 address may
 * arrive mapped to IPv6.
 */
function networkOf({ ip, socket }: FastifyRequest): string {
  const address = readAddress(ip) ?? readAddress(socket.remoteAddress)
  // A client that has disconnected has no address.
  if (address === null) return 'unknown'
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.')
}
