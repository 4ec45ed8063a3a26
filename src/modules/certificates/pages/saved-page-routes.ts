import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { packFile, sendPacked } from '../../../platform/http/responses/packed-file.ts'
import { PAGE_TYPE, pageHeaders } from '../../../platform/pages/page-headers.ts'
import { preferredLanguage } from '../../../platform/pages/preferred-language.ts'
import { servePages } from '../../../platform/pages/serve-pages.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { fileCheckScript } from './file-check-script.ts'
import { savedPage } from './saved-page.ts'
import { VERIFICATION, visitIn } from './verification-place.ts'

/** The page that checks files without a network, as a file to keep. */
export function savedPageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)

  return async (app) => {
    await servePages(app, site, VERIFICATION)

    app.route({
      method: 'GET',
      url: '/verify/offline.html',
      config: { access: 'open' },
      schema: { hide: true, response: { 200: Type.Any(), 304: Type.Any() } },
      handler: async (request, reply) => {
        const script = await fileCheckScript()
        if (!script) throw new AppError('unavailable', 'This page is being prepared. Try again in a minute.')
        const visit = visitIn(site, preferredLanguage(request.headers['accept-language'], 'en'))
        reply.headers({ ...pageHeaders(visit.language), 'Cache-Control': 'no-cache' })
        reply.header('Content-Disposition', 'attachment; filename="verify.html"')
        return sendPacked(request, reply, await packFile(savedPage(visit, script, services.now())), PAGE_TYPE)
      },
    })
  }
}
