import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { visitorOf } from '../../organisations/index.ts'
import type { Admitted } from '../sign-in-sessions/admitted.ts'
import { browserOf, foreignPage, ownPagesOnly } from '../sign-in-sessions/from-browser.ts'
import { signInCookie } from '../sign-in-sessions/sign-in-cookie.ts'
import { beginSso } from './begin-sso.ts'
import { finishSso } from './finish-sso.ts'
import { FindProvider, FoundProvider } from './provider-schema.ts'
import { safeReturn } from './safe-return.ts'
import { readSsoCookie, ssoCookie } from './sso-cookie.ts'
import { providerOfAddress } from './sso-provider.ts'

const tags = ['Sign-in']
const params = Type.Object({ slug: Type.String({ maxLength: 63 }) })
const response = { 302: Type.Any() }

/**
 * Sign-in through a provider, by browser redirects. Errors are shown by the sign-in page, which receives their code
 * after `#`, so that it appears in no log.
 */
export const ssoRoutes =
  (services: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    await app.register(finding(services))
    const site = services.siteUrl
    const go = (reply: FastifyReply, place: string, cookies: string[]) =>
      reply
        .headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'Set-Cookie': cookies })
        .redirect(place, 302)
    const fail = (request: FastifyRequest, reply: FastifyReply, { problem, cause }: Failure) => {
      if (cause !== undefined) request.log.warn({ err: cause, problem }, 'nobody was signed in by a provider')
      return go(reply, `${site}/admin/sign-in#problem=${problem}`, [ssoCookie(services, null)])
    }

    app.route({
      method: 'GET',
      url: '/auth/sso/:slug',
      config: { access: 'sign-in' },
      schema: {
        hide: true,
        params,
        querystring: Type.Object({
          return_to: Type.Optional(Type.String({ maxLength: 2_000 })),
          again: Type.Optional(Type.Boolean()),
        }),
        response,
      },
      handler: async (request, reply) => {
        // Otherwise another site could sign a visitor in to a stranger's account without their knowledge.
        if (/^(cross|same)-site$/.test(String(request.headers['sec-fetch-site'])))
          return go(reply, `${site}/admin/sign-in`, [])
        const { return_to, again = false } = request.query
        const begun = await beginSso(services, request.params.slug, { returnTo: safeReturn(return_to, site), again })
        if ('problem' in begun) return fail(request, reply, begun)
        return go(reply, begun.address, [ssoCookie(services, begun.cookie)])
      },
    })

    app.route({
      method: 'GET',
      url: '/auth/sso/:slug/callback',
      config: { access: 'sign-in' },
      schema: { hide: true, params, response },
      handler: async (request, reply) => {
        const ctx = { ...services, orgId: 0, actor: visitorOf(services, request), requestId: request.id }
        const { slug } = request.params
        const cookie = readSsoCookie(services, request.headers.cookie)
        const query = new URL(request.url, site).search
        const finished = await finishSso(ctx, { slug, query, cookie }, browserOf(services, request))
        if ('problem' in finished) return fail(request, reply, finished)
        const { place, cookies } = placeOf(services, finished.admitted, finished.returnTo)
        return go(reply, site + place, [ssoCookie(services, null), ...cookies])
      },
    })
  }

type Failure = { problem: string; cause?: unknown }

/** A pending second factor is asked for by the panel's page. */
function placeOf(services: Services, admitted: Admitted, returnTo: string): { place: string; cookies: string[] } {
  if ('token' in admitted) return { place: returnTo, cookies: [signInCookie(services, admitted.token)] }
  const { ticket, methods } = admitted.asked
  const query = new URLSearchParams({ ticket, methods: methods.join(','), return_to: returnTo })
  return { place: `/admin/second-factor#${query}`, cookies: [] }
}

/** Finds the provider for an address. */
const finding =
  (services: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', ownPagesOnly(services))

    app.route({
      method: 'POST',
      url: '/auth/sso',
      config: { access: 'sign-in' },
      schema: {
        operationId: 'findProvider',
        summary: 'Find an identity provider',
        description: "Returns the identity provider of an address's domain.",
        tags,
        body: FindProvider,
        response: { 200: FoundProvider, 403: foreignPage },
      },
      handler: (request) => providerOfAddress(services, request.body.email),
    })
  }
