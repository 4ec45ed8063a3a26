import { hasScope, SCOPES } from '../organisations/index.ts'

/**
 * Scopes for lasting access, which would outlive the connection, and for erasing people: a person does this in the
 * panel.
 */
const NEVER_FOR_APPS = /^(api_keys|people|privacy|sign_in):/

/** Scopes that a person can allow an app. */
export const APP_SCOPES: readonly string[] = SCOPES.filter((scope) => !NEVER_FOR_APPS.test(scope))

/** Scopes of the tools that an assistant is offered by default. Apps that name none ask for these. */
export const USUAL_SCOPES: readonly string[] = APP_SCOPES.filter((scope) =>
  /^(events|attendees|certificates|sessions|checkin|credits|analytics):/.test(scope),
)

/** Parses a `scope` parameter (RFC 6749, section 3.3). Unknown scopes are left out, as its section 3.3 allows. */
export function readScopes(text: string | null): string[] {
  const asked = (text ?? '').split(' ').filter((scope) => APP_SCOPES.includes(scope))
  return asked.length > 0 ? [...new Set(asked)] : [...USUAL_SCOPES]
}

/** Returns the scopes that a role still allows. */
export function scopesWithin(roleScopes: readonly string[], scopes: readonly string[]): string[] {
  return scopes.filter((scope) => hasScope(roleScopes, scope))
}
