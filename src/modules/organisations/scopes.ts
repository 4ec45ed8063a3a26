const RESOURCES = [
  'events',
  'attendees',
  'certificates',
  'sessions',
  'automations',
  'crm',
  'webhooks',
  'api_keys',
  'forms',
  'training',
  'emails',
  'surveys',
  'badges',
  'people',
  'organisation',
] as const

/** All scopes. A write scope does not include the read scope. */
export const SCOPES: readonly string[] = [
  ...RESOURCES.flatMap((resource) => [`${resource}:read`, `${resource}:write`]),
  'checkin:write',
  'analytics:read',
  'credits:read',
  'audit:read',
  'privacy:write',
  'sign_in:write',
]

/** Access of routes that any API key may call, and that check scopes themselves. */
export const ANY_KEY = 'any-key'

/** Access of routes that check scopes themselves, for any API key and any member who may see every event. */
export const ANY_MEMBER = 'any-member'

/** Access of routes for signed-in people of any role. API keys are rejected. */
export const SIGNED_IN = 'signed-in'

/** Whether the granted scopes include the needed one; `*` grants all. */
export function hasScope(granted: readonly string[], needed: string): boolean {
  return granted.includes('*') || granted.includes(needed)
}
