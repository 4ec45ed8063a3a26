import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../lib/errors.ts'
import type { Services } from '../../../platform/context/context.ts'
import { errorAnswer } from '../../../platform/http/openapi/openapi-errors.ts'
import { visitorOf } from '../../organisations/index.ts'
import type { Admitted } from './admitted.ts'
import { isKnownTo, knownBrowser } from './known-browser.ts'
import type { Browser, OpenedSignInSession } from './open-sign-in-session.ts'
import { isFromOwnPage, NOT_OWN_PAGE } from './own-page.ts'
import { knownCookie, readKnown, readSignInToken, signInCookie } from './sign-in-cookie.ts'

/** Facts about a browser, from its request. */
export function browserOf(services: Services, request: FastifyRequest): Browser {
  const { cookie, 'user-agent': userAgent = null } = request.headers
  return {
    userAgent,
    address: request.ip,
    visitor: visitorOf(services, request).hash,
    token: readSignInToken(services, cookie),
    known: readKnown(services, cookie),
  }
}

/** The services with the request's id. */
export function withId(services: Services, request: FastifyRequest) {
  return { ...services, requestId: request.id }
}

/** The error of `ownPagesOnly` for requests from other sites. */
export const foreignPage = errorAnswer('The request does not come from a page of this site')

/** Restricts the routes of a scope to pages of this site: another site could sign visitors in as somebody else. */
export function ownPagesOnly(services: Services): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (!isFromOwnPage(services, request)) throw new AppError('forbidden', NOT_OWN_PAGE)
  }
}

/** Responds with the cookies of a new sign-in session. */
export function answerSignIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, personId }: OpenedSignInSession,
) {
  const isKnown = isKnownTo(services, personId, readKnown(services, request.headers.cookie))
  const known = isKnown ? [] : [knownCookie(services, knownBrowser(services, personId))]
  return reply
    .code(204)
    .header('Set-Cookie', [signInCookie(services, token), ...known])
    .send(null)
}

/** Responds with the cookies, or asks for the second factor. */
export function answerAdmitted(services: Services, request: FastifyRequest, reply: FastifyReply, admitted: Admitted) {
  return 'asked' in admitted ? reply.code(200).send(admitted.asked) : answerSignIn(services, request, reply, admitted)
}
