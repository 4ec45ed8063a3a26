import { AppError, type FieldProblem } from '../../lib/errors.ts'
import type { TxContext } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { CRITERION_FIELDS, type Criterion } from './records/badge-criteria.ts'

const FIELDS = ['min', 'event_id', 'programme_id'] as const

/**
 * Validates criteria: each has exactly the fields of its type and refers to records of this organisation.
 * @throws AppError validation_failed
 */
export async function validateCriteria(ctx: TxContext, criteria: readonly Criterion[]): Promise<void> {
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
      return [{ loc, msg: `${field} is required for ${criterion.type}`, type: 'missing' }]
    if (isGiven && !allowed.some((name) => name === field))
      return [{ loc, msg: `${field} does not apply to ${criterion.type}: leave it out`, type: 'not_for_type' }]
    return []
  })
}

type Known = Record<'event' | 'training programme', Set<number>>

async function knownIds(ctx: TxContext, criteria: readonly Criterion[]): Promise<Known> {
  const rows = await many<{ kind: keyof Known; id: number }>(ctx)`
    select 'event' as kind, id from event
    where org_id = ${ctx.orgId} and id = any(${criteria.flatMap(({ event_id }) => event_id ?? [])}::bigint[])
    union all
    select 'training programme', id from training_programme
    where org_id = ${ctx.orgId} and id = any(${criteria.flatMap(({ programme_id }) => programme_id ?? [])}::bigint[])`
  const idsOf = (kind: keyof Known) => new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id))
  return { event: idsOf('event'), 'training programme': idsOf('training programme') }
}

function strangers({ event_id, programme_id }: Criterion, index: number, known: Known): FieldProblem[] {
  const named = [
    { kind: 'event', field: 'event_id', id: event_id },
    { kind: 'training programme', field: 'programme_id', id: programme_id },
  ] as const
  return named.flatMap(({ kind, field, id }) =>
    id === undefined || known[kind].has(id)
      ? []
      : [{ loc: placeOf(index, field), msg: `there is no ${kind} ${id}`, type: 'not_found' }],
  )
}
