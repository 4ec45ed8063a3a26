import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { errorAnswer } from '../../../platform/http/openapi/openapi-errors.ts'
import { SIGNED_IN, visitorOf } from '../../organisations/index.ts'
import { PasskeyOptions } from '../passkeys/passkey-schema.ts'
import { askForPasskey } from '../passkeys/use-passkey.ts'
import { answerSignIn, browserOf, foreignPage, ownPagesOnly } from '../sign-in/from-browser.ts'
import { confirmPresence } from './confirm-presence.ts'
import { ConfirmBody, SecondFactorBody } from './factor-schema.ts'
import { giveSecondFactor } from './give-second-factor.ts'
import { ownPerson } from './own-person.ts'

const tags = ['Sign-in']
const isOver = errorAnswer('It is over, or not known: begin again')

/** The second factor of a sign-in, and proving again who one is. */
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
        summary: 'Give a second factor',
        description:
          'Signs in whoever was asked for a second factor: with a code of their app, or a recovery code, which is of use once. A passkey signs in by itself, without a ticket.',
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
        summary: 'Begin to confirm with a passkey',
        description: 'What `navigator.credentials.get` needs to find one of your own passkeys.',
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
        summary: 'Confirm that it is you',
        description:
          'Proves again who you are, by one of password, code or passkey. What asks for it with `confirmation_required` can then be done for ten minutes.',
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
