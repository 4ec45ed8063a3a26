import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { errorAnswer } from '../../../platform/http/openapi/openapi-errors.ts'
import { SIGNED_IN, visitorOf } from '../../organisations/index.ts'
import { ConfirmBody, SecondFactorBody } from '../factors/factor-schema.ts'
import { giveSecondFactor } from '../factors/give-second-factor.ts'
import { ownPerson } from '../factors/own-person.ts'
import { PasskeyOptions } from '../factors/passkey-schema.ts'
import { askForPasskey } from '../passkeys/use-passkey.ts'
import { answerSignIn, browserOf, foreignPage, ownPagesOnly } from '../sign-in-sessions/from-browser.ts'
import { confirmPresence } from './confirm-presence.ts'

const tags = ['Sign-in']
const isOver = errorAnswer('The sign-in expired or is unknown: start again')

/** The second factor of a sign-in, and confirming one's presence. */
export const factorRoutes =
  (services: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', ownPagesOnly(services))
    app.route({
      method: 'POST',
      url: '/auth/second-factor',
      config: { access: 'sign-in' },
      schema: {
        operationId: 'giveSecondFactor',
        summary: 'Submit a second factor',
        description:
          'Completes a sign-in that needs a second factor, with a code of the authenticator app or a single-use recovery code. Passkeys sign in on their own, without a ticket.',
        tags,
        body: SecondFactorBody,
        response: { 204: Type.Null(), 401: isOver, 403: foreignPage },
      },
      handler: async (request, reply) => {
        const opened = await giveSecondFactor(
          { ...services, orgId: 0, actor: visitorOf(services, request), requestId: request.id },
          request.body,
          browserOf(services, request),
        )
        return answerSignIn(services, request, reply, opened)
      },
    })

    app.route({
      method: 'POST',
      url: '/auth/confirm/options',
      config: { access: SIGNED_IN },
      schema: {
        operationId: 'beginConfirmation',
        summary: 'Start confirmation with a passkey',
        description: 'Returns the options for `navigator.credentials.get` to use one of your passkeys.',
        tags,
        response: { 200: PasskeyOptions },
      },
      handler: (request) => askForPasskey(services, ownPerson(request.ctx)),
    })

    app.route({
      method: 'POST',
      url: '/auth/confirm',
      config: { access: SIGNED_IN },
      schema: {
        operationId: 'confirmPresence',
        summary: 'Confirm your identity',
        description:
          'Confirms that it is you by password, code or passkey. For ten minutes you can then use operations that otherwise fail with `confirmation_required`.',
        tags,
        body: ConfirmBody,
        response: { 204: Type.Null() },
      },
      handler: async (request, reply) => {
        await confirmPresence(request.ctx, ownPerson(request.ctx), request.body)
        return reply.code(204).send(null)
      },
    })
  }
