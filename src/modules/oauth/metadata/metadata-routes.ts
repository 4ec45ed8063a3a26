import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { nothingAt } from '../../../platform/http/server/refuse-unknown-routes.ts'
import { USUAL_SCOPES } from '../app-scopes.ts'
import { apiResource, issuerOf, mcpResource } from '../read-resource.ts'

const A_QUARTER_HOUR = 'public, max-age=900'

/**
 * The documents with which programs find the authorisation server (RFC 9728 and RFC 8414). With a base path, the paths
 * of the RFCs have it at their end; the same documents are also below the base path.
 */
export function metadataRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    const root = new URL(services.siteUrl).pathname.replace(/\/$/, '')
    const send = (reply: FastifyReply, document: object) =>
      reply.header('Cache-Control', A_QUARTER_HOUR).type('application/json').send(JSON.stringify(document))
    const serve = (url: string, find: (rest: string) => object | null) =>
      app.route({
        method: 'GET',
        url,
        config: { access: 'public:read' },
        schema: { hide: true, response: { 200: Type.Any() } },
        handler: async (request, reply) => {
          const { '*': rest = '' } = request.params as { '*'?: string }
          const document = find(rest === '' ? '' : `/${rest}`)
          if (document === null) throw nothingAt(request.method, request.url)
          return send(reply, document)
        },
      })
    const resourceAt = (path: string) => {
      const own = path.startsWith(`${root}/`) ? path.slice(root.length) : path
      if (own === '' || own === '/mcp' || path === root) return resourceDocument(services, mcpResource(services))
      return own === '/api/v1' ? resourceDocument(services, apiResource(services)) : null
    }
    const serverAt = (path: string) => (path === '' || path === root ? serverDocument(services) : null)
    for (const [name, find] of [
      ['oauth-protected-resource', resourceAt],
      ['oauth-authorization-server', serverAt],
    ] as const) {
      serve(`/.well-known/${name}`, find)
      serve(`/.well-known/${name}/*`, find)
    }
  }
}

function resourceDocument(services: Services, resource: string): object {
  return {
    resource,
    resource_name: 'Laurel',
    authorization_servers: [issuerOf(services)],
    scopes_supported: USUAL_SCOPES,
    bearer_methods_supported: ['header'],
    resource_documentation: `${services.siteUrl}/docs`,
  }
}

function serverDocument(services: Services): object {
  const { siteUrl } = services
  return {
    issuer: issuerOf(services),
    authorization_endpoint: `${siteUrl}/oauth/authorize`,
    token_endpoint: `${siteUrl}/oauth/token`,
    registration_endpoint: `${siteUrl}/oauth/register`,
    revocation_endpoint: `${siteUrl}/oauth/revoke`,
    scopes_supported: USUAL_SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    protected_resources: [mcpResource(services), apiResource(services)],
    service_documentation: `${siteUrl}/docs`,
  }
}
