/** Toolset of each API tag. */
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
  Messages: 'emails',
  Organisation: 'organisation',
  Privacy: 'privacy',
  Sessions: 'sessions',
  'Sign-in': 'organisation',
  Surveys: 'surveys',
  Tickets: 'attendees',
  Training: 'training',
  Webhooks: 'webhooks',
}

/** Enough for most conversations about events, within the limits of hosts: some allow 40 tools over all servers. */
const DEFAULT: ReadonlySet<string> = new Set([
  ...['list_events', 'create_event', 'get_event', 'update_event'],
  ...['list_attendees', 'create_attendee', 'get_attendee', 'update_attendee', 'delete_attendee', 'check_in_to_event'],
  ...['list_certificates', 'issue_certificates', 'get_certificate', 'get_certificate_by_public_id'],
  ...['revoke_certificate', 'reissue_certificate', 'create_bulk_job', 'get_bulk_job'],
  ...['list_sessions', 'create_session', 'list_designs', 'get_credits'],
  ...['list_webhooks', 'create_webhook', 'delete_webhook'],
])

export const TOOLSETS: readonly string[] = [...new Set(Object.values(TOOLSET_OF))].sort()
const SPECIAL_TOOLSETS = ['default', 'all', 'search']

/** @throws for a tag without a toolset, when the tools are built */
export function toolsetOf(tag: string): string {
  const toolset = TOOLSET_OF[tag]
  if (toolset === undefined) throw new Error(`The tag ${tag} has no toolset.`)
  return toolset
}

/** Toolsets or search tools to offer, and whether only reading tools. */
export type Listing = { toolsets: ReadonlySet<string>; readonly: boolean }

/**
 * Parses `?toolsets=a,b` and `?readonly=1`, from the endpoint's address or the command line.
 * @returns a sentence that names unknown values instead
 */
export function readListing(query: { toolsets?: unknown; readonly?: unknown }): Listing | string {
  const { toolsets = 'default', readonly = '0' } = query
  const names = [toolsets].flat().flatMap((text) => String(text).split(','))
  const asked = names.map((name) => name.trim()).filter((name) => name !== '')
  const unknown = asked.filter((name) => !TOOLSETS.includes(name) && !SPECIAL_TOOLSETS.includes(name))
  if (unknown.length > 0 || asked.length === 0)
    return `toolsets must be some of ${[...SPECIAL_TOOLSETS, ...TOOLSETS].join(', ')}, with commas between${
      unknown.length > 0 ? `; ${unknown.slice(0, 5).join(', ').slice(0, 100)} is none` : ''
    }.`
  if (!['0', '1', 'true', 'false'].includes(String(readonly))) return 'readonly must be 1 or 0.'
  return { toolsets: new Set(asked), readonly: ['1', 'true'].includes(String(readonly)) }
}

/** Whether a tool is in the offered toolsets. */
export function isListed(tool: { toolset: string; name: string }, { toolsets }: Listing): boolean {
  return toolsets.has('all') || toolsets.has(tool.toolset) || (toolsets.has('default') && DEFAULT.has(tool.name))
}

/** Default tools that do not exist, for a test. */
export function unknownDefaults(names: ReadonlySet<string>): string[] {
  return [...DEFAULT].filter((name) => !names.has(name))
}
