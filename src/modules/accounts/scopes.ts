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
] as const

/** Every scope there is. A scope to write does not include the one to read. */
export const SCOPES: readonly string[] = [
  ...RESOURCES.flatMap((resource) => [`${resource}:read`, `${resource}:write`]),
  'checkin:write',
  'surveys:read',
  'surveys:write',
  'badges:read',
  'badges:write',
  'analytics:read',
  'credits:read',
]

/** True when the granted scopes, of which `*` stands for all, include the one that is needed. */
export function hasScope(granted: readonly string[], needed: string): boolean {
  return granted.includes('*') || granted.includes(needed)
}
