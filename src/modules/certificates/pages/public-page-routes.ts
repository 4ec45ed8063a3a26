import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Language } from '../../../lib/text/languages.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { type PackedFile, packFile, sendPacked } from '../../../platform/http/responses/packed-file.ts'
import { PAGE_TYPE, pageHeaders } from '../../../platform/pages/page-headers.ts'
import { STYLESHEET } from '../../../platform/pages/pages-stylesheet.ts'
import { preferredLanguage } from '../../../platform/pages/preferred-language.ts'
import { servePages } from '../../../platform/pages/serve-pages.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { fileCheckScript } from './file-check-script.ts'
import { VERIFICATION, visitIn } from './verification-place.ts'
import { MAX_TYPED, readTyped } from './verify-form.ts'
import { verifyPage } from './verify-page.ts'

const anything = { 200: Type.Any() }

/** The verification form, and the style sheet of all pages. */
export function publicPageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)

  let packed: Promise<PackedFile> | null = null
  const pages = new Map<Language, Promise<PackedFile>>()

  return async (app) => {
    await servePages(app, site, VERIFICATION)

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
        const visit = visitIn(site, preferredLanguage(request.headers['accept-language'], 'en'))
        const script = await fileCheckScript()
        reply.headers(pageHeaders(visit.language))
        if (script) reply.header('Content-Security-Policy', script.policy)
        if (code !== undefined) return reply.send(verifyPage(visit, text === '' ? 'empty' : 'tooLong', script))
        if (!script) return reply.send(verifyPage(visit))
        const page = pages.get(visit.language) ?? packFile(verifyPage(visit, null, script))
        pages.set(visit.language, page)
        return sendPacked(request, reply, await page, PAGE_TYPE)
      },
    })

    app.route({
      method: 'GET',
      url: '/assets/pages.css',
      config: { access: 'open' },
      schema: { hide: true, response: anything },
      handler: async (request, reply) => {
        packed ??= packFile(STYLESHEET.text)
        // A sandboxed frame, such as that of a preview, is of no origin.
        reply.header('Cross-Origin-Resource-Policy', 'cross-origin')
        reply.header('Cache-Control', 'public, max-age=31536000, immutable')
        return sendPacked(request, reply, await packed, 'text/css; charset=utf-8')
      },
    })
  }
}
