import { AppError, type FieldProblem } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { shortName } from '../../../platform/http/validation/short-name.ts'
import type { ContactProfile } from '../contacts/contact-profile.ts'
import { listLockedProperties } from './list-properties.ts'
import { validateProperty } from './validate-property.ts'

/**
 * Judges the values that a request gives own fields, and locks the fields until the transaction ends. The schemas of
 * requests bound the number of values.
 * @throws AppError validation_failed for unknown fields, and for values that a field does not take
 */
export async function requireProperties(
  ctx: TxContext,
  properties: ContactProfile['properties'] | undefined,
): Promise<void> {
  if (properties === undefined || Object.keys(properties).length === 0) return
  const known = await listLockedProperties(ctx)
  const problems = Object.entries(properties).flatMap(([key, value]): FieldProblem[] => {
    const loc = ['body', 'properties', shortName(key)]
    const property = known.get(key)
    if (property === undefined)
      return [
        {
          loc,
          msg: 'there is no own field with this key: PUT /admin/crm/properties makes one',
          type: 'unknown_property',
        },
      ]
    const problem = validateProperty(property, value)
    return problem === null ? [] : [{ loc, msg: `${key} ${problem.msg}`, type: problem.type }]
  })
  if (problems.length > 0)
    throw new AppError('validation_failed', 'Some own fields are not there, or do not take what was given.', {
      problems,
    })
}
