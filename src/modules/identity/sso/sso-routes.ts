import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { visitorOf } from '../../organisations/index.ts'
import type { Admitted } from '../factors/admit-person.ts'
import { browserOf, foreignPage, ownPagesOnly } from '../sign-in/from-browser.ts'
import { sessionCookie } from '../sign-in/session-cookie.ts'
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
 * The way by a provider, which browsers go as they go to pages. Whatever is wrong is told by the page at which people sign
 * in, which finds the word for it after `#`, so that no log has it.
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
        // Another site would choose as whom: somebody would work in the account of a stranger without knowing it.
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

/** Who is asked for a second factor is so by the panel's page for that. */
function placeOf(services: Services, admitted: Admitted, returnTo: string): { place: string; cookies: string[] } {
  if ('token' in admitted) return { place: returnTo, cookies: [sessionCookie(services, admitted.token)] }
  const { ticket, methods } = admitted.asked
  const told = new URLSearchParams({ ticket, methods: methods.join(','), return_to: returnTo })
  return { place: `/admin/second-factor#${told}`, cookies: [] }
}

/** Who has an address is told by which provider its domain signs in. */
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
        description: 'At which provider the people of a domain sign in, by an address of it.',
        tags,
        body: FindProvider,
        response: { 200: FoundProvider, 403: foreignPage },
      },
      handler: (request) => providerOfAddress(services, request.body.email),
    })
  }
