/** The toolset of each tag of the API. */
const TOOLSET_OF: Record<string, string> = {
  'API keys': 'keys',
  People: 'keys',
  Analytics: 'analytics',
  Attendees: 'attendees',
  Audit: 'organisation',
  Automations: 'automations',
  Badges: 'badges',
  'Bulk generation': 'bulk',
  CRM: 'crm',
  Certificates: 'certificates',
  'Check-in': 'attendees',
  Credits: 'credits',
  Designs: 'designs',
  'Email templates': 'emails',
  Emails: 'emails',
  Events: 'events',
  Forms: 'forms',
  Organisation: 'organisation',
  Privacy: 'privacy',
  Sessions: 'sessions',
  'Sign-in': 'organisation',
  Surveys: 'surveys',
  Tickets: 'attendees',
  Training: 'training',
  Webhooks: 'webhooks',
}

/** What most conversations about events need, within what hosts take: some stop at 40 tools over all their servers. */
const DEFAULT: ReadonlySet<string> = new Set([
  ...['list_events', 'create_event', 'get_event', 'update_event'],
  ...['list_attendees', 'create_attendee', 'get_attendee', 'update_attendee', 'delete_attendee', 'check_in_to_event'],
  ...['list_certificates', 'issue_certificates', 'get_certificate', 'get_certificate_by_public_id'],
  ...['revoke_certificate', 'reissue_certificate', 'create_bulk_job', 'get_bulk_job'],
  ...['list_sessions', 'create_session', 'list_designs', 'get_credits'],
  ...['list_webhooks', 'create_webhook', 'delete_webhook'],
])

export const TOOLSETS: readonly string[] = [...new Set(Object.values(TOOLSET_OF))].sort()
const WORDS = ['default', 'all', 'search']

/** @throws for a tag that has none, while the tools are made */
export function toolsetOf(tag: string): string {
  const toolset = TOOLSET_OF[tag]
  if (toolset === undefined) throw new Error(`The tag ${tag} belongs to no toolset.`)
  return toolset
}

/** What is offered: some toolsets or three tools that find the others, and whether only those that read. */
export type Listing = { toolsets: ReadonlySet<string>; readonly: boolean }

/**
 * Reads `?toolsets=a,b` and `?readonly=1`, as the address of the endpoint has them and the command line.
 * @returns a sentence that names what is not known, instead
 */
export function readListing(query: { toolsets?: unknown; readonly?: unknown }): Listing | string {
  const { toolsets = 'default', readonly = '0' } = query
  const names = [toolsets].flat().flatMap((text) => String(text).split(','))
  const asked = names.map((name) => name.trim()).filter((name) => name !== '')
  const unknown = asked.filter((name) => !TOOLSETS.includes(name) && !WORDS.includes(name))
  if (unknown.length > 0 || asked.length === 0)
    return `toolsets must be some of ${[...WORDS, ...TOOLSETS].join(', ')}, with commas between${
      unknown.length > 0 ? `; ${unknown.slice(0, 5).join(', ').slice(0, 100)} is none` : ''
    }.`
  if (!['0', '1', 'true', 'false'].includes(String(readonly))) return 'readonly must be 1 or 0.'
  return { toolsets: new Set(asked), readonly: ['1', 'true'].includes(String(readonly)) }
}

/** Whether a tool belongs to what is offered. */
export function isListed(tool: { toolset: string; name: string }, { toolsets }: Listing): boolean {
  return toolsets.has('all') || toolsets.has(tool.toolset) || (toolsets.has('default') && DEFAULT.has(tool.name))
}

/** Those of the default that there are not, for a test. */
export function unknownDefaults(names: ReadonlySet<string>): string[] {
  return [...DEFAULT].filter((name) => !names.has(name))
}
