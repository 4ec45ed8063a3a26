import type { Services } from '../../platform/context/context.ts'
import { USUAL_SCOPES } from './app-scopes.ts'

type Site = Pick<Services, 'siteUrl' | 'baseUrl'>

/** The authorisation server's identifier (RFC 8414, section 2). */
export const issuerOf = ({ siteUrl }: Pick<Site, 'siteUrl'>): string => siteUrl

/** The MCP endpoint as a protected resource (RFC 9728). */
export const mcpResource = ({ siteUrl }: Pick<Site, 'siteUrl'>): string => `${siteUrl}/mcp`

/** The REST API as a protected resource. */
export const apiResource = ({ baseUrl }: Pick<Site, 'baseUrl'>): string => baseUrl

/**
 * Returns our identifier of the resource that a client names (RFC 8707), by default the MCP endpoint; null for any
 * other. The case of scheme and host, a trailing slash and a query make no difference.
 */
export function readResource(site: Site, given: string | null): string | null {
  if (given === null) return mcpResource(site)
  const url = URL.parse(given)
  if (url === null || url.username || url.password || url.hash || given.endsWith('#')) return null
  const plain = (url.origin + url.pathname).replace(/\/$/, '')
  // Some hosts name the site alone.
  if (plain === new URL(site.siteUrl).href.replace(/\/$/, '')) return mcpResource(site)
  return [mcpResource(site), apiResource(site)].find((own) => new URL(own).href === plain) ?? null
}

/** The address of a resource's metadata, under our own root, so that it is also reachable behind a base path. */
function metadataAddress(site: Site, resource: string): string {
  return `${site.siteUrl}/.well-known/oauth-protected-resource${resource.slice(site.siteUrl.length)}`
}

/**
 * Returns the value of WWW-Authenticate for the MCP endpoint (RFC 6750, section 3; RFC 9728, section 5.1).
 * @param lacking the scopes that a valid token lacks
 */
export function mcpChallenge(site: Site, problem: null | 'invalid_token' | { lacking: readonly string[] }): string {
  const isLacking = problem !== null && typeof problem === 'object'
  const error = isLacking ? 'insufficient_scope' : problem
  const scopes = isLacking ? problem.lacking : USUAL_SCOPES
  return [
    ...(error === null ? [] : [`error="${error}"`]),
    `resource_metadata="${metadataAddress(site, mcpResource(site))}"`,
    `scope="${scopes.join(' ')}"`,
  ].reduce((header, part, nth) => `${header}${nth === 0 ? ' ' : ', '}${part}`, 'Bearer')
}
