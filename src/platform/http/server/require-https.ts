import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../lib/errors.ts'

// Requested by machines inside the network, which do not know the public URL.
const PROBES = new Set(['/healthz', '/readyz', '/readyz/reads', '/metrics'])

/**
 * Enforces https if the site has an https URL: browsers are required to stay on it. Plain http through a proxy is
 * redirected for pages, and rejected for API requests, whose key has already crossed the network in the clear.
 */
export function requireHttps(
  app: FastifyInstance,
  { siteUrl, trustProxy }: { siteUrl: string; trustProxy: unknown },
): void {
  if (!siteUrl.startsWith('https:')) return
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    const overHttp = request.headers['x-forwarded-proto'] !== undefined && request.protocol === 'http'
    if (trustProxy === false || !overHttp || PROBES.has(request.routeOptions.url ?? '')) return done()
    if (request.url.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method))
      throw new AppError('https_required', `Requests are taken over https only. Use ${siteUrl}.`)
    reply.redirect(siteUrl + request.url, 308)
  })
}
