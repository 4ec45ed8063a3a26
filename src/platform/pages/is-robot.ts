import type { FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'method' | 'headers'>

/** What looks at addresses for others: search engines, previews of messengers, scanners of mail, watchers of sites. */
const CRAWLERS =
  /bot\b|bot\/|crawl|spider|slurp|preview|prefetch|scan|monitor|facebookexternalhit|whatsapp|skype|imageproxy|mimecast|barracuda|proofpoint|safelinks|headless/i
/** Programs without a window. */
const PROGRAMS = /curl\/|wget\/|python|http-?client|okhttp|java\//i

/** Whether nobody looks at the answer, or not yet: HEAD, and what is fetched beforehand. */
export function isLookedAtByNobody({ method, headers }: Asked): boolean {
  const purpose = [headers['purpose'], headers['sec-purpose'], headers['x-moz'], headers['x-purpose']]
  return method !== 'GET' || (purpose.some(Boolean) && /prefetch|preview|prerender/i.test(purpose.join(' ')))
}

/** Whether a request is of a known robot, where people are expected. */
export function isRobotAmongPeople({ headers }: Asked): boolean {
  const agent = headers['user-agent'] ?? ''
  return agent === '' || CRAWLERS.test(agent) || PROGRAMS.test(agent)
}

/** The same where programs are expected, which ask for somebody. */
export function isRobotAmongPrograms({ headers }: Asked): boolean {
  return CRAWLERS.test(headers['user-agent'] ?? '')
}

/** Whether a request is surely none of a person who looks. */
export function isRobot(request: Asked): boolean {
  return isLookedAtByNobody(request) || isRobotAmongPeople(request)
}
