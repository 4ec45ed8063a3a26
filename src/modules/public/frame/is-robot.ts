import type { FastifyRequest } from 'fastify'

/** What looks at addresses for others: search engines, previews of messengers, scanners of mail, programs without a window. */
const ROBOTS =
  /bot\b|bot\/|crawl|spider|slurp|preview|prefetch|scan|monitor|facebookexternalhit|whatsapp|skype|imageproxy|mimecast|barracuda|proofpoint|safelinks|curl\/|wget\/|python|headless|http-?client|okhttp|java\//i

/** Whether a request is surely none of a person who looks: known robots, what is fetched beforehand, and HEAD. */
export function isRobot({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const purpose = [headers['purpose'], headers['sec-purpose'], headers['x-moz'], headers['x-purpose']].join(' ')
  const agent = headers['user-agent'] ?? ''
  return method !== 'GET' || agent === '' || ROBOTS.test(agent) || /prefetch|preview|prerender/i.test(purpose)
}
