import type { FastifyRequest } from 'fastify'
import { sha256 } from '../../lib/crypto/sha256.ts'
import type { Actor, Services } from '../../platform/context/context.ts'
import { readAddress } from '../../platform/http/server/read-address.ts'

type Visitor = Extract<Actor, { kind: 'visitor' }>

const DAY_MS = 86_400_000

/** Who sent the last request of a connection, which most often sends the next one too: the hash takes as long as a small request. */
const lastOf = new WeakMap<object, { ip: string; day: number; visitor: Visitor }>()

/** Who sends a request without a credential: a hash of the address with the day, which tells nothing the day after. */
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

/** Whoever has one IPv6 address has the 2^64 of its network too; an IPv4 address may come written as IPv6. */
function networkOf({ ip, socket }: FastifyRequest): string {
  const address = readAddress(ip) ?? readAddress(socket.remoteAddress)
  // A client that is gone already has none.
  if (address === null) return 'unknown'
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.')
}
