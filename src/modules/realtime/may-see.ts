import { hasScope } from '../organisations/index.ts'

/**
 * Scope needed to see changes of a record type, by prefix; the first match counts. Types are named as in audit entries.
 */
const READ_BY: readonly [RegExp, string][] = [
  [/^(attendee|check_in)/, 'attendees:read'],
  [/^(certificate|cert|bulk_job)/, 'certificates:read'],
  [/^(event|design|marketplace)/, 'events:read'],
  [/^(session|door_device)/, 'sessions:read'],
  [/^(account|contact|crm|deal|lead|not_duplicate|task)/, 'crm:read'],
  [/^automation/, 'automations:read'],
  [/^badge/, 'badges:read'],
  [/^email/, 'emails:read'],
  [/^form/, 'forms:read'],
  [/^survey/, 'surveys:read'],
  [/^training/, 'training:read'],
  [/^webhook/, 'webhooks:read'],
  [/^api_key/, 'api_keys:read'],
  [/^(person|membership|passkey|identity_provider)/, 'people:read'],
  [/^organisation/, 'organisation:read'],
]

/** Whether these scopes allow seeing that a record of this type changed. Unlisted types need `audit:read`. */
export function maySee(scopes: readonly string[], type: string): boolean {
  const [, scope = 'audit:read'] = READ_BY.find(([kind]) => kind.test(type)) ?? []
  return hasScope(scopes, scope) || hasScope(scopes, 'audit:read')
}
