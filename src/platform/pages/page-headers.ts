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

/** Returns the policy as a header, with sources for more than the pages of the site usually load. */
export function policyWith(more: Record<string, string[]>): string {
  return Object.entries({ ...POLICY, ...more })
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join(';')
}

/** The policy as a header, for responses that are sent before helmet runs. */
export const POLICY_HEADER = policyWith({})

/**
 * Headers of all pages: they load only our own styles and pictures, cannot be framed and leak no URL. The server sends
 * Strict-Transport-Security for everything.
 */
export const PAGE_HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: { useDefaults: false, directives: POLICY },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: false,
}

/** Responses depend on the form and language that the visitor prefers, so no cache may give one to another visitor. */
export const VARY = 'Accept, Accept-Language'

export const PAGE_TYPE = 'text/html; charset=utf-8'

/** Returns the headers of a response that is a page. */
export function pageHeaders(language: Language): Record<string, string> {
  return { 'Content-Type': PAGE_TYPE, 'Content-Language': language, Vary: VARY }
}
