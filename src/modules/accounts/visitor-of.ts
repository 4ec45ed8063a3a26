import type { FastifyRequest } from 'fastify'
import type { Actor, Services } from '../../platform/context.ts'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { readAddress } from '../../platform/http/read-address.ts'

/** Who sends a request without a credential: a hash of the address with the day, which tells nothing the day after. */
export function visitorOf(services: Services, request: FastifyRequest): Extract<Actor, { kind: 'visitor' }> {
  const day = services.now().toISOString().slice(0, 10)
  return { kind: 'visitor', hash: sha256(services.secret, day, networkOf(request)).toString('base64url') }
}

/** Whoever has one IPv6 address has the 2^64 of its network too; an IPv4 address may come written as IPv6. */
function networkOf({ ip, socket }: FastifyRequest): string {
  const address = readAddress(ip) ?? readAddress(socket.remoteAddress)
  // A client that is gone already has none.
  if (address === null) return 'unknown'
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.')
}
