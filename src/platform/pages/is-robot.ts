import type { FastifyRequest } from 'fastify'

type Asked = Pick<FastifyRequest, 'method' | 'headers'>

/** Crawlers of search engines, link previews, mail scanners and uptime monitors. */
const CRAWLERS =
  /bot\b|bot\/|crawl|spider|slurp|preview|prefetch|scan|monitor|facebookexternalhit|whatsapp|skype|imageproxy|mimecast|barracuda|proofpoint|safelinks|headless/i
/** Command line tools and HTTP libraries. */
const PROGRAMS = /curl\/|wget\/|python|http-?client|okhttp|java\//i

/** Whether no person sees the response, or not yet: HEAD and prefetching. */
export function isLookedAtByNobody({ method, headers }: Asked): boolean {
  const purpose = [headers['purpose'], headers['sec-purpose'], headers['x-moz'], headers['x-purpose']]
  return method !== 'GET' || (purpose.some(Boolean) && /prefetch|preview|prerender/i.test(purpose.join(' ')))
}

/** Whether a request on a page for people comes from a known robot. */
export function isRobotAmongPeople({ headers }: Asked): boolean {
  const agent = headers['user-agent'] ?? ''
  return agent === '' || CRAWLERS.test(agent) || PROGRAMS.test(agent)
}

/** Whether a request on an endpoint for programs comes from a known robot; programs act for somebody. */
export function isRobotAmongPrograms({ headers }: Asked): boolean {
  return CRAWLERS.test(headers['user-agent'] ?? '')
}

/** Whether a request certainly does not come from a person looking at the page. */
export function isRobot(request: Asked): boolean {
  return isLookedAtByNobody(request) || isRobotAmongPeople(request)
}
