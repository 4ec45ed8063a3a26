import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { invalidField, orNull } from '../../../lib/errors.ts'
import { languageOf } from '../../../lib/text/languages.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { acceptForms, type Fields, textOf } from '../../../platform/pages/accept-forms.ts'
import { pageHeaders } from '../../../platform/pages/page-headers.ts'
import { preferredLanguage } from '../../../platform/pages/preferred-language.ts'
import { servePages } from '../../../platform/pages/serve-pages.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { visitorIn } from '../../organisations/index.ts'
import { findSubscription, type Subscription } from '../unsubscribe/find-subscription.ts'
import { setUnsubscribed } from '../unsubscribe/set-unsubscribed.ts'
import { acceptMultipart } from './accept-multipart.ts'
import { noSuchMailPage, UNSUBSCRIBE, unsubscribePage } from './unsubscribe-page.ts'

const params = Type.Object({ token: Type.String({ description: 'Unsubscribe token' }) })

/** The page to unsubscribe from optional emails. Only submitted forms change anything. */
export function unsubscribePageRoutes(services: Services): FastifyPluginAsyncTypebox {
  const site = siteFacts(services)
  const show = async (request: FastifyRequest, reply: FastifyReply, find: Promise<Subscription>, isBack = false) => {
    const found = await orNull(find)
    const own = (found && languageOf(found.language)) || 'en'
    const language = preferredLanguage(request.headers['accept-language'], own)
    reply.headers({ ...pageHeaders(language), 'Cache-Control': 'no-store' })
    if (found === null) return reply.code(404).send(noSuchMailPage(site, language))
    return reply.send(unsubscribePage(site, language, { ...found, path: pathOf(request), isBack }))
  }
  const pathOf = ({ params }: FastifyRequest) => `${site.root}/u/${(params as { token: string }).token}`

  return async (app) => {
    await servePages(app, site, UNSUBSCRIBE)
    acceptForms(app)
    acceptMultipart(app)

    app.route({
      method: 'GET',
      url: '/u/:token',
      config: { access: 'public:read', secretAddress: true },
      schema: { hide: true, params, response: { 200: Type.String(), 404: Type.String() } },
      handler: (request, reply) => show(request, reply, findSubscription(services, request.params.token)),
    })

    app.route({
      method: 'POST',
      url: '/u/:token',
      // The servers of a mail program send this for all its users, and only for links from emails.
      config: { access: 'public:read', secretAddress: true },
      schema: {
        hide: true,
        params,
        body: Type.Record(Type.String(), Type.Any()),
        response: { 200: Type.String(), 404: Type.String(), 422: Type.String() },
      },
      handler: async (request, reply) => {
        const isUnsubscribed = wantedBy(request.body as Fields)
        const done = setUnsubscribed(visitorIn(services, request), request.params.token, isUnsubscribed)
        return show(request, reply, done, !isUnsubscribed)
      },
    })
  }
}

/**
 * The action of a form, either a mail program's (RFC 8058, section 3.1), which has no cookie and shows no page, or that
 * of our page. The response is a page and not a redirect, which mail programs do not follow. @throws AppError
 * validation_failed
 */
function wantedBy(fields: Fields): boolean {
  if (textOf(fields, 'List-Unsubscribe') === 'One-Click') return true
  const act = textOf(fields, 'act')
  if (act === 'unsubscribe' || act === 'subscribe') return act === 'unsubscribe'
  throw invalidField(['body', 'act'], 'act must be unsubscribe or subscribe', 'enum')
}
