import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { errorAnswer } from '../../../platform/http/openapi/openapi-errors.ts'
import { visitorOf } from '../../organisations/index.ts'
import { PasskeyAnswer, PasskeyOptions } from '../factors/passkey-schema.ts'
import { answerSignIn, browserOf, foreignPage, ownPagesOnly } from '../sign-in-sessions/from-browser.ts'
import { signInByPasskey } from './sign-in-by-passkey.ts'
import { askForPasskey } from './use-passkey.ts'

const tags = ['Sign-in']

/** Signing in with a passkey, which sets a cookie. */
export const passkeyRoutes =
  (services: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', ownPagesOnly(services))

    app.route({
      method: 'POST',
      url: '/auth/passkey/options',
      config: { access: 'sign-in' },
      schema: {
        operationId: 'askForPasskey',
        summary: 'Start sign-in with a passkey',
        description:
          'Returns the options for `navigator.credentials.get` to use any passkey of this site, also as autofill.',
        tags,
        response: { 200: PasskeyOptions, 403: foreignPage },
      },
      handler: () => askForPasskey(services, null),
    })

    app.route({
      method: 'POST',
      url: '/auth/passkey',
      config: { access: 'sign-in' },
      schema: {
        operationId: 'signInByPasskey',
        summary: 'Sign in with a passkey',
        description:
          'Signs in with a passkey that verified its user, which counts as both factors. Each result of `navigator.credentials.get` can be used once, within five minutes.',
        tags,
        body: PasskeyAnswer,
        response: {
          204: Type.Null(),
          401: errorAnswer('The passkey is unknown, or the response came too late'),
          403: foreignPage,
        },
      },
      handler: async (request, reply) => {
        const actor = visitorOf(services, request)
        const ctx = { ...services, orgId: 0, actor, requestId: request.id }
        const opened = await signInByPasskey(ctx, request.body, browserOf(services, request))
        return answerSignIn(services, request, reply, opened)
      },
    })
  }
