import type { Actor, Services } from '../../platform/context.ts'
import type { Limits, RateWindow } from '../../platform/http/rate-limit.ts'

/** Who sent a request, for which organisation, and where it stands with its limits; `window` is null when none count. */
export type Caller = {
  orgId: number
  actor: Extract<Actor, { scopes: unknown }>
  limits: Limits
  window: RateWindow | null
}

type Request = { readonly headers: { readonly authorization?: string | undefined } }

/** Reads one kind of credential. Null when the request holds none of this kind, or one that is not valid. */
export type Authenticator = (services: Services, request: Request) => Promise<Caller | null>
