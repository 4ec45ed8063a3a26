import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from '../../lib/type.ts'
import type { Services } from '../../platform/context/context.ts'
import { siteFacts } from '../../platform/pages/site-facts.ts'
import { DOOR_PAGE_HEADERS, doorPage } from './door-page.ts'
import { openPanel } from './open-panel.ts'
import type { PanelFiles } from './panel-files.ts'
import { pageHeaders, panelLanguage, panelPage, waitingPage } from './panel-page.ts'
import { sendPanelFile } from './send-panel-file.ts'

const config = { access: 'open' } as const
const schema = { hide: true, response: { 200: Type.Any(), 304: Type.Any(), 503: Type.Any() } }

type Answer = (files: PanelFiles, request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** Serves the panel and the page for check-in: one page for every address below each, and files with a hash in their names. */
export const panelRoutes =
  (services: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    const panel = openPanel((context, message) => app.log.warn(context, message))
    // The path of a URL has no quotes and no angle brackets: they are percent-encoded.
    const { root } = siteFacts(services)

    const serve = (path: string, answer: Answer) => {
      for (const url of [path, `${path}/*`])
        app.route({
          method: 'GET',
          url,
          config,
          schema,
          handler: async (request, reply) => {
            const files = await panel()
            if (typeof files !== 'string') return answer(files, request, reply)
            const { html, headers } = waitingPage(files)
            return reply.code(503).headers(headers).send(html)
          },
        })
    }

    serve('/admin', ({ named, pages }, request, reply) => {
      const sent = sendPanelFile(request, reply, named)
      if (sent) return sent
      const nonce = services.randomBytes(16).toString('base64')
      const page = pages[panelLanguage(request.headers)]
      return reply.headers(pageHeaders(nonce)).send(panelPage(page, { nonce, root, siteUrl: services.siteUrl }))
    })

    serve('/door', ({ door: { page, named } }, request, reply) => {
      // The worker lies below the page that it keeps.
      reply.header('Service-Worker-Allowed', `${root}/door`)
      return sendPanelFile(request, reply, named) ?? reply.headers(DOOR_PAGE_HEADERS).send(doorPage(page, root))
    })
  }
