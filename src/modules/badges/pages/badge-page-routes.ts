import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../lib/errors.ts'
import { languageOf } from '../../../lib/text/languages.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { CHECKABLE } from '../../../platform/http/responses/send-checkable.ts'
import { reading } from '../../../platform/http/server/read-from-replicas.ts'
import { CREDENTIAL_TYPE, credentialType } from '../../../platform/pages/credential-type.ts'
import { POLICY_HEADER, pageHeaders, VARY } from '../../../platform/pages/page-headers.ts'
import { preferredForm } from '../../../platform/pages/preferred-form.ts'
import { preferredLanguage } from '../../../platform/pages/preferred-language.ts'
import { servePages } from '../../../platform/pages/serve-pages.ts'
import { type SiteFacts, siteFacts } from '../../../platform/pages/site-facts.ts'
import { type FoundBadge, findBadge, PublicBadge } from '../find-badge.ts'
import { BADGES, badgePage, missingBadgePage } from './badge-page.ts'
import { sendAwardCredential } from './send-award-credential.ts'
import { sendBadgePicture } from './send-badge-picture.ts'

const params = Type.Object({ id: Type.String({ description: 'Public id of the award' }) })
const response = { 200: Type.Any(), 404: Type.Any(), 410: Type.Any() }
const config = { access: 'public:read', reads: 'available' } as const

/** The public page and picture of an award. */
export function badgePageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)

  return async (app) => {
    await servePages(app, site, BADGES)

    app.route({
      method: 'GET',
      url: '/b/:id',
      config: { ...config, anyHeader: true },
      schema: { hide: true, params, response },
      handler: async (request, reply) => {
        const at = reading(request, services)
        const found = await findBadge(at, request.params.id)
        const type = credentialType(request.headers.accept)
        if (found && type !== null) return sendAwardCredential(at, request, reply, { found, type })
        return sendBadgePage(site, request, reply, found)
      },
    })

    app.route({
      method: 'GET',
      url: '/b/:id.json',
      config: CHECKABLE,
      schema: { hide: true, params, response },
      handler: async (request, reply) => {
        const at = reading(request, services)
        const found = await findBadge(at, request.params.id)
        if (found === null) throw new AppError('not_found', 'No badge has this address.')
        const type = credentialType(request.headers.accept) ?? CREDENTIAL_TYPE
        return sendAwardCredential(at, request, reply, { found, type })
      },
    })

    for (const kind of ['png', 'jpg'] as const) {
      app.route({
        method: 'GET',
        url: `/b/:id.${kind}`,
        config,
        schema: { hide: true, params, response },
        handler: async (request, reply) => {
          const at = reading(request, services)
          const found = await findBadge(at, request.params.id)
          if (found && found.status !== 'revoked') return sendBadgePicture(at, request, reply, { found, kind })
          if (preferredForm(request.headers.accept) === 'html') {
            if (found) reply.code(410)
            return sendBadgePage(site, request, reply, found)
          }
          if (found === null) throw new AppError('not_found', 'No badge has this address.')
          throw new AppError(
            'gone',
            `This badge was revoked, so its picture is no longer available. ${found.badge.superseded_by ? `It was replaced by ${found.badge.superseded_by}.` : `See ${found.badge.badge_url}.`}`,
          )
        },
      })
    }
  }
}

async function sendBadgePage(site: SiteFacts, request: FastifyRequest, reply: FastifyReply, found: FoundBadge | null) {
  const language = preferredLanguage(
    request.headers['accept-language'],
    (found && languageOf(found.row.language)) ?? 'en',
  )
  reply.headers({ 'Cache-Control': 'no-store', Vary: VARY })
  if (found === null) reply.code(404)
  if (found && preferredForm(request.headers.accept) === 'json') {
    const { row: _, ...facts } = found
    return reply.type('application/json; charset=utf-8').send(facts)
  }
  reply.headers({ ...pageHeaders(language), 'Content-Security-Policy': POLICY_HEADER })
  return reply.send(found ? badgePage({ site, language }, found) : missingBadgePage({ site, language }))
}

/** Verification of badges without a key. */
export function badgeApiRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/public/badges/:public_id',
      config,
      schema: {
        operationId: 'getPublicBadge',
        summary: 'Verify a badge',
        description:
          'Verifies a badge by the public id in its link, without a key: whether it is genuine and active, who earned it and for what. The response has no email address. Returns 404 when there is none.',
        tags: ['Badges'],
        params: Type.Object({ public_id: Type.String({ description: 'Last segment of its link' }) }),
        response: { 200: PublicBadge },
      },
      handler: async (request, reply) => {
        reply.header('Cache-Control', 'no-store')
        const found = await findBadge(reading(request, services), request.params.public_id)
        if (found === null) throw new AppError('not_found', 'No badge has this public id.')
        const { row: _, ...facts } = found
        return facts
      },
    })
  }
}
