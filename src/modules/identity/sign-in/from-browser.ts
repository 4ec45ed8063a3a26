import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../lib/errors.ts'
import type { Services } from '../../../platform/context/context.ts'
import { errorAnswer } from '../../../platform/http/openapi/openapi-errors.ts'
import { visitorOf } from '../../organisations/index.ts'
import type { Admitted } from '../factors/admit-person.ts'
import { isKnownTo, knownBrowser } from './known-browser.ts'
import type { Browser, OpenedSession } from './open-session.ts'
import { isFromOwnPage, NOT_OWN_PAGE } from './own-page.ts'
import { knownCookie, readKnown, readSessionToken, sessionCookie } from './session-cookie.ts'

/** What a browser tells of itself. */
export function browserOf(services: Services, request: FastifyRequest): Browser {
  const { cookie, 'user-agent': userAgent = null } = request.headers
  return {
    userAgent,
    address: request.ip,
    visitor: visitorOf(services, request).hash,
    token: readSessionToken(services, cookie),
    known: readKnown(services, cookie),
  }
}

/** The services, and by which id the request is known. */
export function withId(services: Services, request: FastifyRequest) {
  return { ...services, requestId: request.id }
}

/** The refusal that `ownPagesOnly` gives to requests from other sites. */
export const foreignPage = errorAnswer('It does not come from a page of this site')

/** Lets nobody use the routes of a scope but pages of this site: another one could sign visitors in as somebody else. */
export function ownPagesOnly(services: Services): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (request, reply) => {
    reply.header('Cache-Control', 'no-store')
    if (!isFromOwnPage(services, request)) throw new AppError('forbidden', NOT_OWN_PAGE)
  }
}

/** Answers with the cookies of a session that was opened. */
export function answerSignIn(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, personId }: OpenedSession,
) {
  const isKnown = isKnownTo(services, personId, readKnown(services, request.headers.cookie))
  const known = isKnown ? [] : [knownCookie(services, knownBrowser(services, personId))]
  return reply
    .code(204)
    .header('Set-Cookie', [sessionCookie(services, token), ...known])
    .send(null)
}

/** The same, or asks for a second factor first. */
export function answerAdmitted(services: Services, request: FastifyRequest, reply: FastifyReply, admitted: Admitted) {
  return 'asked' in admitted ? reply.code(200).send(admitted.asked) : answerSignIn(services, request, reply, admitted)
}
