import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** With an https address the browser is told to stay on it, and what a proxy took over plain http is refused. */
export function requireHttps(
  app: FastifyInstance,
  { siteUrl, trustProxy }: { siteUrl: string; trustProxy: unknown },
): void {
  if (!siteUrl.startsWith('https:')) return
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    const open = request.routeOptions.config?.access === 'open'
    if (
      trustProxy !== false &&
      request.protocol === 'http' &&
      request.headers['x-forwarded-proto'] !== undefined &&
      !open
    ) {
      throw new AppError('https_required', `Requests are taken over https only. Use ${siteUrl}.`)
    }
  })
}
