import { invalidField } from '../../lib/errors.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { one } from '../../platform/db/query.ts'
import { DEFAULT_KIND } from '../events/index.ts'
import type { Condition } from './condition-schema.ts'

/** Names of tiers and keys of kinds. `used` are values on certificates that were issued before the settings changed. */
type Terms = { tiers: string[]; kinds: string[]; used: { tiers: string[]; kinds: string[] } }

type TermCondition = Pick<Condition, 'value'> & { field: 'tier' | 'kind' }

const KEY = /^[a-z][a-z0-9_]{0,39}$/
/** Values that an error lists. */
const LISTED = 10

/** Returns the tiers and kinds of an event, and which of the compared values its certificates already have. */
export function certificateTerms(ctx: TxContext, eventId: number, conditions: readonly Condition[]): Promise<Terms> {
  const compared = conditions.filter(({ field }) => field === 'tier' || field === 'kind').map(({ value }) => value)
  return one<Terms>(ctx)`
    select array(select t ->> 'name' from jsonb_array_elements(e.certificate_tiers) t) as tiers,
      array(select k.kind from certificate_kind k where k.org_id = e.org_id and k.event_id = e.id order by k.position) as kinds,
      json_build_object(
        'tiers', array(select v from unnest(${compared}::text[]) v where exists (
          select from certificate c where c.org_id = e.org_id and c.event_id = e.id and c.tier = v)),
        'kinds', array(select v from unnest(${compared}::text[]) v where exists (
          select from certificate c where c.org_id = e.org_id and c.event_id = e.id and c.kind = v))) as used
    from event e where e.org_id = ${ctx.orgId} and e.id = ${eventId}`
}

/**
 * Validates a condition on a tier or kind. @param terms null for a rule of the organisation, whose events have their own
 * @throws AppError validation_failed for a value that no certificate of the event can have
 */
export function checkKindOrTier(index: number, { field, value }: TermCondition, terms: Terms | null): void {
  const loc = ['body', 'conditions', String(index), 'value']
  if (terms === null) {
    if (field === 'kind' && !KEY.test(value))
      throw invalidField(
        loc,
        'must be the key of a kind: 1 to 40 of a-z, 0-9 and _, beginning with a letter',
        'value_key',
      )
    return
  }
  const known = field === 'tier' ? terms.tiers : [DEFAULT_KIND, ...terms.kinds]
  if (known.includes(value) || terms.used[field === 'tier' ? 'tiers' : 'kinds'].includes(value)) return
  const setting = field === 'tier' ? 'certificate_tiers' : 'certificate_kinds'
  const fix = known.length === 0 ? '' : `Use ${known.slice(0, LISTED).join(', ')}, or `
  throw invalidField(
    loc,
    `The event has no certificate ${field} ${value}. ${fix}${fix === '' ? 'Add' : 'add'} it to ${setting} of the event first.`,
    'unknown',
  )
}
