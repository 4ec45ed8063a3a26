import type { FastifyContextConfig } from 'fastify'
import type { Actor, Services } from '../../context/context.ts'
import type { Limits, RateWindow } from './rate-limit.ts'

/** The parts of a request that are known before its input is read: headers, route and path. */
export type Arriving = {
  readonly method: string
  readonly headers: {
    readonly authorization?: string | undefined
    readonly cookie?: string | undefined
    readonly origin?: string | undefined
    readonly 'sec-fetch-site'?: string | string[] | undefined
  }
  readonly params: unknown
  readonly query: unknown
  readonly routeOptions: { readonly config: FastifyContextConfig; readonly url?: string | undefined }
}

/** The sender of a request, their organisation and their rate limits; `window` is null if no limits apply. */
export type Caller = {
  orgId: number
  actor: Actor
  limits: Limits
  window: RateWindow | null
  /**
   * Returns a sentence on why they may not make this request, or null.
   * @throws AppError for a reason that they can fix themselves
   */
  whyForbidden: (request: Arriving) => string | null
}

/**
 * Reads one kind of credential. Returns null if the request has none of this kind, or an invalid one; a kind with an
 * error message of its own throws it.
 * @throws AppError unauthenticated
 */
export type Authenticator = (services: Services, request: Pick<Arriving, 'headers'>) => Promise<Caller | null>

/** @param counted false leaves rate limits out */
export type MakeAuthenticator = (counted: boolean) => Authenticator

/** Returns the credential in `Authorization: Bearer`. */
export function bearerOf({ headers }: Pick<Arriving, 'headers'>): string | undefined {
  return /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
}
