import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { errorAnswer } from '../../../platform/http/openapi/openapi-errors.ts'
import { setUpOwner } from '../links/set-up-owner.ts'
import { acceptInvitation } from '../members/accept-invitation.ts'
import { chooseOrganisation } from '../sign-in-sessions/choose-organisation.ts'
import {
  answerAdmitted,
  answerSignIn,
  browserOf,
  foreignPage,
  ownPagesOnly,
  withId,
} from '../sign-in-sessions/from-browser.ts'
import { getSignedIn } from '../sign-in-sessions/get-signed-in.ts'
import { endSignInSession } from '../sign-in-sessions/open-sign-in-session.ts'
import { endedCookie, readSignInToken, signInCookie } from '../sign-in-sessions/sign-in-cookie.ts'
import {
  AcceptInvitationBody,
  ChooseOrganisationBody,
  SecondFactorAsked,
  SetUpBody,
  SignInBody,
  WhoIsSignedIn,
} from '../sign-in-sessions/sign-in-schema.ts'
import { signIn } from './sign-in.ts'

const tags = ['Sign-in']
const done = { 204: Type.Null(), 403: foreignPage }

/** Signing in and out, which sets cookies. */
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
        summary: 'Create the first owner',
        description:
          'With the link that is printed at start while nobody can sign in: creates the person, makes them owner of the first organisation and signs them in.',
        tags,
        body: SetUpBody,
        response: { ...done, 404: errorAnswer('The link was used or has expired') },
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
          'Joins an organisation with an invitation link. With an account, sign in first with the invited address; otherwise an account is created.',
        tags,
        body: AcceptInvitationBody,
        response: {
          ...done,
          401: errorAnswer('An account with this address exists and must sign in first'),
          404: errorAnswer('The invitation was accepted, was revoked or has expired'),
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
          'Sets the cookie of a new sign-in session, or asks for the second factor if you have one. The error does not say whether the address or the password was wrong.',
        tags,
        body: SignInBody,
        response: { 200: SecondFactorAsked, ...done, 401: errorAnswer('The email address or the password is wrong') },
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
        summary: 'Get the signed-in person',
        description:
          "Returns the person signed in with this browser's cookie, their organisation and access. If nobody is signed in, it is not an error.",
        tags,
        response: { 200: WhoIsSignedIn },
      },
      handler: (request) => getSignedIn(services, readSignInToken(services, request.headers.cookie)),
    })

    app.route({
      method: 'POST',
      url: '/auth/sign-out',
      config: { access: 'sign-in' },
      schema: {
        operationId: 'signOut',
        summary: 'Sign out',
        description: 'Ends the sign-in session of this browser. If already signed out, nothing changes.',
        tags,
        response: done,
      },
      handler: async (request, reply) => {
        await endSignInSession(services, readSignInToken(services, request.headers.cookie))
        return reply.code(204).header('Set-Cookie', endedCookie(services)).send(null)
      },
    })

    app.route({
      method: 'POST',
      url: '/auth/organisation',
      config: { access: 'signed-in' },
      schema: {
        operationId: 'chooseOrganisation',
        summary: 'Switch to another organisation',
        description: 'Switches to another of your organisations, with a new cookie.',
        tags,
        body: ChooseOrganisationBody,
        response: { 204: Type.Null(), 404: errorAnswer('You do not belong to an organisation with this id') },
      },
      handler: async (request, reply) =>
        reply
          .code(204)
          .header(
            'Set-Cookie',
            signInCookie(services, await chooseOrganisation(request.ctx, request.body.organisation_id)),
          )
          .send(null),
    })
  }
