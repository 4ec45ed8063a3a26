import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { errorAnswer } from '../../../platform/http/openapi/openapi-errors.ts'
import { answerAdmitted, browserOf, foreignPage, ownPagesOnly, withId } from '../sign-in-sessions/from-browser.ts'
import { SecondFactorAsked } from '../sign-in-sessions/sign-in-schema.ts'
import { askForLink } from './ask-for-link.ts'
import { AskForLinkBody, LinkAsked, ResetPasswordBody, UseLinkBody } from './person-link-schema.ts'
import { resetPassword } from './reset-password.ts'
import { signInByLink } from './sign-in-by-link.ts'

const tags = ['Sign-in']
const asked = { 202: LinkAsked, 403: foreignPage }
const used = {
  200: SecondFactorAsked,
  204: Type.Null(),
  403: foreignPage,
  404: errorAnswer('The link was used or has expired'),
}

/** Signing in without the password: by a link, or after setting a new password by a link. */
export const personLinkRoutes =
  (services: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', ownPagesOnly(services))
    await app.register(waysToAsk(services))
    await app.register(waysToUse(services))
  }

const waysToAsk =
  (services: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/auth/link',
      config: { access: 'sign-in' },
      schema: {
        operationId: 'askForSignInLink',
        summary: 'Send a sign-in link',
        description:
          'If the address belongs to an account, sends it a link that signs in once, within fifteen minutes. The response is the same for unknown addresses.',
        tags,
        body: AskForLinkBody,
        response: asked,
      },
      handler: async (request, reply) => {
        const input = { ...request.body, purpose: 'sign_in' } as const
        return reply.code(202).send(await askForLink(services, input, browserOf(services, request)))
      },
    })

    app.route({
      method: 'POST',
      url: '/auth/reset',
      config: { access: 'sign-in' },
      schema: {
        operationId: 'askForReset',
        summary: 'Send a password reset link',
        description:
          'If the address belongs to an account, sends it a link to set a new password once, within an hour. The response is the same for unknown addresses.',
        tags,
        body: AskForLinkBody,
        response: asked,
      },
      handler: async (request, reply) => {
        const input = { ...request.body, purpose: 'reset' } as const
        return reply.code(202).send(await askForLink(services, input, browserOf(services, request)))
      },
    })
  }

const waysToUse =
  (services: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/auth/link/use',
      config: { access: 'sign-in' },
      schema: {
        operationId: 'signInByLink',
        summary: 'Sign in with a link',
        description: 'Sets the cookie of a new sign-in session, or asks for the second factor if you have one.',
        tags,
        body: UseLinkBody,
        response: used,
      },
      handler: async (request, reply) => {
        const result = await signInByLink(withId(services, request), request.body, browserOf(services, request))
        return answerAdmitted(services, request, reply, result)
      },
    })

    app.route({
      method: 'POST',
      url: '/auth/reset/use',
      config: { access: 'sign-in' },
      schema: {
        operationId: 'resetPassword',
        summary: 'Set a password with a link',
        description:
          'Sets a new password with an emailed link, ends all your sign-in sessions and signs you in, or asks for the second factor if you have one.',
        tags,
        body: ResetPasswordBody,
        response: used,
      },
      handler: async (request, reply) => {
        const result = await resetPassword(withId(services, request), request.body, browserOf(services, request))
        return answerAdmitted(services, request, reply, result)
      },
    })
  }
