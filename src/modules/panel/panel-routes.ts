import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../lib/errors.ts'
import { Type } from '../../lib/type.ts'
import type { Services } from '../../platform/context/context.ts'
import { sendPacked } from '../../platform/http/responses/packed-file.ts'
import { openPanel } from './open-panel.ts'
import { pageHeaders, panelLanguage, panelPage, waitingPage } from './panel-page.ts'

const config = { access: 'open' } as const
const schema = { hide: true, response: { 200: Type.Any(), 304: Type.Any(), 503: Type.Any() } }
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Serves the panel: one page for every address below `/admin`, and its files, whose names contain a hash. */
export const panelRoutes =
  (services: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    const panel = openPanel((context, message) => app.log.warn(context, message))

    const answer = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
      const files = await panel()
      if (typeof files === 'string') {
        const { html, headers } = waitingPage(files)
        return reply.code(503).headers(headers).send(html)
      }
      const file = files.named.get(path)
      if (file) {
        reply.headers({
          'Cache-Control': path.startsWith('assets/') ? FOR_EVER : 'no-cache',
          'X-Content-Type-Options': 'nosniff',
        })
        return sendPacked(request, reply, file, file.type)
      }
      if (path.startsWith('assets/'))
        throw new AppError(
          'not_found',
          'There is no such file of the panel. Load the page again: it may be a newer one.',
        )
      const nonce = services.randomBytes(16).toString('base64')
      const page = files.pages[panelLanguage(request.headers)]
      return reply.headers(pageHeaders(nonce)).send(panelPage(page, { nonce, siteUrl: services.siteUrl }))
    }

    app.route({
      method: 'GET',
      url: '/admin',
      config,
      schema,
      handler: (request, reply) => answer(request, reply, ''),
    })
    app.route({
      method: 'GET',
      url: '/admin/*',
      config,
      schema,
      handler: (request, reply) => answer(request, reply, (request.params as { '*': string })['*']),
    })
  }
