import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { errorAnswer } from '../../../platform/http/openapi/openapi-errors.ts'
import { setUpOwner } from '../links/set-up-owner.ts'
import { acceptInvitation } from '../members/accept-invitation.ts'
import { chooseOrganisation } from './choose-organisation.ts'
import { answerAdmitted, answerSignIn, browserOf, foreignPage, ownPagesOnly, withId } from './from-browser.ts'
import { endSession } from './open-session.ts'
import { readSession } from './read-session.ts'
import { endedCookie, readSessionToken, sessionCookie } from './session-cookie.ts'
import { signIn } from './sign-in.ts'
import {
  AcceptInvitationBody,
  ChooseOrganisationBody,
  SecondFactorAsked,
  SetUpBody,
  SignInBody,
  WhoIsSignedIn,
} from './sign-in-schema.ts'

const tags = ['Sign-in']
const done = { 204: Type.Null(), 403: foreignPage }

/** Signing in and out, of which each sets a cookie. */
export const signInRoutes =
  (services: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.addHook('onRequest', ownPagesOnly(services))
    await app.register(waysToJoin(services))
    await app.register(waysIn(services))
    await app.register(waysOn(services))
  }

const waysToJoin =
  (services: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/auth/set-up',
      config: { access: 'sign-in' },
      schema: {
        operationId: 'setUpOwner',
        summary: 'Become the first owner',
        description:
          'By the link that a start prints while nobody can sign in: makes the person, who owns the first organisation, and signs them in.',
        tags,
        body: SetUpBody,
        response: { ...done, 404: errorAnswer('The link was used, or is too old') },
      },
      handler: async (request, reply) =>
        answerSignIn(
          services,
          request,
          reply,
          await setUpOwner(withId(services, request), request.body, browserOf(services, request)),
        ),
    })

    app.route({
      method: 'POST',
      url: '/auth/invitation',
      config: { access: 'sign-in' },
      schema: {
        operationId: 'acceptInvitation',
        summary: 'Accept an invitation',
        description:
          'Joins an organisation by the link of an invitation. Whoever has an account signs in with it first, and it has to be the one that was invited; anybody else gets one.',
        tags,
        body: AcceptInvitationBody,
        response: {
          ...done,
          401: errorAnswer('There is an account with this address, which has to sign in first'),
          404: errorAnswer('The invitation was accepted, taken back, or is too old'),
        },
      },
      handler: async (request, reply) => {
        const opened = await acceptInvitation(withId(services, request), request.body, browserOf(services, request))
        return answerSignIn(services, request, reply, opened)
      },
    })
  }

const waysIn =
  (services: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      method: 'POST',
      url: '/auth/sign-in',
      config: { access: 'sign-in' },
      schema: {
        operationId: 'signIn',
        summary: 'Sign in with a password',
        description:
          'Sets the cookie of a new session. Whoever has a second factor is asked for it instead. Address and password are told to be wrong together.',
        tags,
        body: SignInBody,
        response: { 200: SecondFactorAsked, ...done, 401: errorAnswer('The e-mail address or the password is wrong') },
      },
      handler: async (request, reply) => {
        const result = await signIn(withId(services, request), request.body, browserOf(services, request))
        return answerAdmitted(services, request, reply, result)
      },
    })
  }

const waysOn =
  (services: Services): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/auth/session',
      config: { access: 'open' },
      schema: {
        operationId: 'getSignedIn',
        summary: 'Tell who is signed in',
        description:
          'Who is signed in by the cookie of this browser, in which organisation, and what they may do there. Nobody is no error.',
        tags,
        response: { 200: WhoIsSignedIn },
      },
      handler: (request) => readSession(services, readSessionToken(services, request.headers.cookie)),
    })

    app.route({
      method: 'POST',
      url: '/auth/sign-out',
      config: { access: 'sign-in' },
      schema: {
        operationId: 'signOut',
        summary: 'Sign out',
        description: 'Ends the session of this browser. Whoever is signed out already stays so.',
        tags,
        response: done,
      },
      handler: async (request, reply) => {
        await endSession(services, readSessionToken(services, request.headers.cookie))
        return reply.code(204).header('Set-Cookie', endedCookie(services)).send(null)
      },
    })

    app.route({
      method: 'POST',
      url: '/auth/organisation',
      config: { access: 'signed-in' },
      schema: {
        operationId: 'chooseOrganisation',
        summary: 'Work in another organisation',
        description: 'Goes on in another organisation to which you belong, with another cookie.',
        tags,
        body: ChooseOrganisationBody,
        response: { 204: Type.Null(), 404: errorAnswer('There is none with this id to which you belong') },
      },
      handler: async (request, reply) =>
        reply
          .code(204)
          .header(
            'Set-Cookie',
            sessionCookie(services, await chooseOrganisation(request.ctx, request.body.organisation_id)),
          )
          .send(null),
    })
  }
