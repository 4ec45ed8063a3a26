import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../lib/errors.ts'

// Asked by machines inside, which know nothing of the address outside.
const PROBES = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * With an https address the browser is told to stay on it. What a proxy took over plain http is sent there when it is a
 * page, and refused when it is a request of the interface: its key has crossed the network for all to read.
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
