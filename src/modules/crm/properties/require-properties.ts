import { AppError, type FieldProblem } from '../../../lib/errors.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { shortName } from '../../../platform/http/validation/short-name.ts'
import type { ContactProfile } from '../records/contact-profile.ts'
import { listLockedProperties } from './list-properties.ts'
import { validateProperty } from './validate-property.ts'

/**
 * Validates custom field values of a request and locks the fields until the transaction ends. Request schemas limit the
 * number of values.
 * @throws AppError validation_failed for unknown fields and invalid values
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
          msg: 'there is no custom field with this key: define it with PUT /admin/crm/properties',
          type: 'unknown_property',
        },
      ]
    const problem = validateProperty(property, value)
    return problem === null ? [] : [{ loc, msg: `${key} ${problem.msg}`, type: problem.type }]
  })
  if (problems.length > 0)
    throw new AppError('validation_failed', 'Some custom fields do not exist or do not accept the given value.', {
      problems,
    })
}
