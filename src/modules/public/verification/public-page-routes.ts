import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Services } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { FileKind } from '../../../platform/render/index.ts'
import { Type } from '../../../platform/type.ts'
import { FILE_TYPES, Verification, verifyCertificate, viewCounter } from '../../certificates/index.ts'
import { isRobot } from '../frame/is-robot.ts'
import { pageHeaders } from '../frame/page-headers.ts'
import { STYLESHEET } from '../frame/pages-stylesheet.ts'
import { preferredForm } from '../frame/preferred-form.ts'
import { preferredLanguage } from '../frame/preferred-language.ts'
import { servePages } from '../frame/serve-pages.ts'
import { siteFacts } from '../frame/site-facts.ts'
import { sendCertificateFile } from './send-certificate-file.ts'
import { sendCertificatePage } from './send-certificate-page.ts'
import { VERIFICATION, visitIn } from './verification-place.ts'
import { MAX_TYPED, readTyped } from './verify-form.ts'
import { verifyPage } from './verify-page.ts'

const params = Type.Object({ text: Type.String({ description: 'Public id or verification code' }) })
const anything = { 200: Type.Any() }
const fileOrPage = { 200: Type.Any({ description: 'The file' }), 404: Type.String(), 410: Type.String() }
const pageOrFacts = {
  content: { 'text/html': { schema: Type.String() }, 'application/json': { schema: Verification } },
}

/** The pages that links and QR codes lead to, without scripts or cookies. They are no part of the API's document. */
export function publicPageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)

  return async (app) => {
    await servePages(app, site, VERIFICATION)
    const views = viewCounter(services, (context, message) => app.log.warn(context, message))
    app.addHook('onClose', views.flush)

    for (const url of ['/c/:text', '/verify/:text']) {
      app.route({
        method: 'GET',
        url,
        config: { access: 'public:read' },
        schema: { hide: true, params, response: { 200: pageOrFacts, 404: pageOrFacts } },
        handler: async (request, reply) => {
          const { text } = request.params as { text: string }
          const found = await verifyCertificate(services, text)
          const isLookedAt = preferredForm(request.headers.accept) === 'html' && !isRobot(request)
          if (found.status !== 'not_found' && isLookedAt) views.note(found.row.id)
          return sendCertificatePage(services, site, request, reply, { found, text })
        },
      })
    }

    for (const kind of Object.keys(FILE_TYPES) as FileKind[]) {
      app.route({
        method: 'GET',
        url: `/c/:text.${kind}`,
        config: { access: 'public:read' },
        // Browsers show a PDF in a page of their own, which the policy of our pages would break.
        helmet: { contentSecurityPolicy: false },
        schema: { hide: true, params, response: fileOrPage },
        handler: async (request, reply) => {
          const { text } = request.params
          const found = await verifyCertificate(services, text)
          const wantsPage = preferredForm(request.headers.accept) === 'html'
          if (found.status !== 'not_found' && !(found.status === 'revoked' && wantsPage)) {
            return sendCertificateFile(services, request, reply, found, kind)
          }
          if (!wantsPage) throw new AppError('not_found', 'There is no certificate with this code or public id.')
          reply.code(410)
          return sendCertificatePage(services, site, request, reply, { found, text })
        },
      })
    }

    app.route({
      method: 'GET',
      url: '/verify',
      config: { access: 'open' },
      schema: { hide: true, querystring: Type.Object({ code: Type.Optional(Type.String()) }), response: anything },
      handler: async (request, reply) => {
        const { code } = request.query
        const text = readTyped(code ?? '')
        if (text !== '' && text.length <= MAX_TYPED)
          return reply.redirect(`${site.root}/verify/${encodeURIComponent(text)}`, 303)
        const problem = text === '' ? 'empty' : 'tooLong'
        const visit = visitIn(site, preferredLanguage(request.headers['accept-language'], 'en'))
        return reply.headers(pageHeaders(visit.language)).send(verifyPage(visit, code === undefined ? null : problem))
      },
    })

    app.route({
      method: 'GET',
      url: '/assets/pages.css',
      config: { access: 'open' },
      schema: { hide: true, response: anything },
      handler: async (_request, reply) =>
        reply
          .type('text/css; charset=utf-8')
          .header('Cache-Control', 'public, max-age=31536000, immutable')
          .send(STYLESHEET.text),
    })
  }
}
