import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../context/context.ts'
import type { Reads } from '../../replicas/choose-replica.ts'
import type { ReadFrom } from '../../replicas/replicas.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A read replica may serve it: its handler only reads, through `reading`. */
    reads?: Reads | undefined
  }
  interface FastifyRequest {
    /** The replica that serves this request; null for the primary. */
    readFrom: ReadFrom | null
  }
}

/** The time since which changes may be missing in a response. */
const AS_OF_HEADER = 'Laurel-Data-As-Of'

/**
 * Chooses a read replica for each request to a route with `reads`, once the request is known to be admitted and valid. A
 * response that may be out of date, because there is no primary, has the time of its data in a header.
 */
export function readFromReplicas(app: FastifyInstance, services: Pick<Services, 'replicas'>): void {
  app.decorateRequest('readFrom', null)
  app.addHook('preHandler', (request, reply, done) => {
    const { reads } = request.routeOptions.config
    if (reads === undefined || services.replicas === null) return done()
    services.replicas.readFrom(reads).then((found) => {
      note(request, reply, found)
      done()
    }, done)
  })
}

function note(request: FastifyRequest, reply: FastifyReply, found: ReadFrom | null): void {
  request.readFrom = found
  if (found?.asOf) reply.header(AS_OF_HEADER, found.asOf.toUTCString())
}

/** Returns services, or a context, that read from the replica chosen for a request. */
export function reading<Within extends Pick<Services, 'db'>>(
  { readFrom }: Pick<FastifyRequest, 'readFrom'>,
  within: Within,
): Within {
  return readFrom === null ? within : { ...within, db: readFrom.db }
}
