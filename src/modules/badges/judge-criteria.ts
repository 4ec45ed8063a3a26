import type { TxContext } from '../../platform/context.ts'
import { many } from '../../platform/db/query.ts'
import { AppError, type FieldProblem } from '../../platform/errors.ts'
import { CRITERION_FIELDS, type Criterion } from './badge-criteria.ts'

const FIELDS = ['min', 'event_id', 'programme_id'] as const

/** Judges rules: each says what its type needs and nothing else, of this organisation. @throws AppError validation_failed */
export async function judgeCriteria(ctx: TxContext, criteria: readonly Criterion[]): Promise<void> {
  const known = await knownIds(ctx, criteria)
  const problems = criteria.flatMap((criterion, index) => [
    ...misfits(criterion, index),
    ...strangers(criterion, index, known),
  ])
  if (problems.length > 0) throw new AppError('validation_failed', problems[0]!.msg, { problems })
}

const placeOf = (index: number, field: string) => ['body', 'criteria', String(index), field]

function misfits(criterion: Criterion, index: number): FieldProblem[] {
  const { needed, allowed } = CRITERION_FIELDS[criterion.type]
  return FIELDS.flatMap((field): FieldProblem[] => {
    const isGiven = criterion[field] !== undefined
    const loc = placeOf(index, field)
    if (!isGiven && needed.some((name) => name === field))
      return [{ loc, msg: `${field} is needed for ${criterion.type}`, type: 'missing' }]
    if (isGiven && !allowed.some((name) => name === field))
      return [{ loc, msg: `${field} is not for ${criterion.type}; leave it out`, type: 'not_for_type' }]
    return []
  })
}

type Known = { events: Set<number> }

async function knownIds(ctx: TxContext, criteria: readonly Criterion[]): Promise<Known> {
  const events = await many<{ id: number }>(ctx)`
    select id from event where org_id = ${ctx.orgId}
      and id = any(${criteria.flatMap(({ event_id }) => event_id ?? [])}::bigint[])`
  return { events: new Set(events.map(({ id }) => id)) }
}

function strangers({ event_id }: Criterion, index: number, { events }: Known): FieldProblem[] {
  if (event_id === undefined || events.has(event_id)) return []
  return [{ loc: placeOf(index, 'event_id'), msg: `there is no event ${event_id}`, type: 'not_found' }]
}
