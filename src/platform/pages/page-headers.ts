import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Language } from '../../lib/text/languages.ts'

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

/** Answers are in the form and the language that the visitor prefers, so no cache may give one to another visitor. */
export const VARY = 'Accept, Accept-Language'

/** What an answer that is a page says of itself. */
export function pageHeaders(language: Language): Record<string, string> {
  return { 'Content-Type': 'text/html; charset=utf-8', 'Content-Language': language, Vary: VARY }
}
