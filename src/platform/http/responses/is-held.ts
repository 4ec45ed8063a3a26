import type { FastifyRequest } from 'fastify'

/** Whether `If-None-Match` lists this entity tag, compared weakly (RFC 9110, 13.1.2). */
export function isHeld({ headers }: FastifyRequest, tag: string): boolean {
  const plain = (text: string) => text.trim().replace(/^W\//, '')
  return headers['if-none-match']?.split(',').some((held) => plain(held) === plain(tag)) ?? false
}
