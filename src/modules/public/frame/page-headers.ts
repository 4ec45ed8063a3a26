import type { FastifyHelmetOptions } from '@fastify/helmet'

const POLICY = {
  'default-src': ["'none'"],
  'img-src': ["'self'"],
  'style-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}

/** The policy as a header, for answers that are given before helmet has had its turn. */
export const POLICY_HEADER = Object.entries(POLICY)
  .map(([name, values]) => `${name} ${values.join(' ')}`)
  .join(';')

/**
 * Headers of all pages: nothing but our own style and pictures is loaded, nobody frames them, no address leaks.
 * Strict-Transport-Security is the server's to send, for everything.
 */
export const PAGE_HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: { useDefaults: false, directives: POLICY },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: false,
}
