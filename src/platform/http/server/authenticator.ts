import type { FastifyContextConfig } from 'fastify'
import type { Actor, Services } from '../../context/context.ts'
import type { Limits, RateWindow } from './rate-limit.ts'

/** What is known of a request before its input is read: its headers, route and path. */
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

/** Who sent a request, for which organisation, and where it stands with its limits; `window` is null when none count. */
export type Caller = {
  orgId: number
  actor: Actor
  limits: Limits
  window: RateWindow | null
  /** Why they may not do what they ask for, in a sentence, or null. @throws AppError for what they can put right themselves */
  whyForbidden: (request: Arriving) => string | null
}

/**
 * Reads one kind of credential. Null when the request holds none of this kind, or one that is not valid; a kind that has
 * its own words for that throws them.
 * @throws AppError unauthenticated
 */
export type Authenticator = (services: Services, request: Pick<Arriving, 'headers'>) => Promise<Caller | null>

/** @param counted false leaves rate limits out */
export type MakeAuthenticator = (counted: boolean) => Authenticator

/** The credential in `Authorization: Bearer`. */
export function bearerOf({ headers }: Pick<Arriving, 'headers'>): string | undefined {
  return /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
}
