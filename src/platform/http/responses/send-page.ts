import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Listed, MAX_LIMIT, type PageQuery } from '../../lists/list-page.ts'

/**
 * Sends a page as a plain array, with `X-Total-Count` and links to other pages in `Link` (RFC 8288). Links carry only
 * the parameters of the list, since others could exceed the length limit of headers. If the count was capped,
 * `X-Total-Count-Capped` says so and there is no link to the last page.
 */
export function sendPage<Wire>(
  request: FastifyRequest,
  reply: FastifyReply,
  { rows, total, capped, limit: usual = 20 }: Listed<Wire>,
  { siteUrl }: { siteUrl: string } = request.ctx,
): Wire[] {
  const { page = 1, limit = usual } = request.query as PageQuery
  const last = Math.max(1, Math.ceil(total / Math.min(limit, MAX_LIMIT)))
  const { properties } = request.routeOptions.schema!.querystring as { properties: object }
  const sent = Object.entries(request.query as object).filter(
    ([name]) => name !== 'page' && Object.hasOwn(properties, name),
  )
  const pairs = sent.flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, String(each)]))
  const kept = new URLSearchParams(pairs).toString()
  const address = `${siteUrl}${pathOf(request.url)}?${kept && `${kept}&`}page=`
  const link = (to: number, rel: string) => `<${address}${to}>; rel="${rel}"`
  const links = [link(1, 'first')]
  if (!capped) links.push(link(last, 'last'))
  if (page > 1) links.push(link(capped ? page - 1 : Math.min(page - 1, last), 'prev'))
  if (page < last || (capped && rows.length > 0)) links.push(link(page + 1, 'next'))
  if (capped) reply.header('X-Total-Count-Capped', 'true')
  reply.header('X-Total-Count', total).header('Link', links.join(', '))
  return rows
}

/** The request may contain the whole URL, with a foreign host (RFC 9112, section 3.2.2). */
function pathOf(url: string): string {
  return url.startsWith('/') ? url.split('?', 1)[0]! : new URL(url).pathname
}
