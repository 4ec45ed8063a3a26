import { Type } from '../../../lib/type.ts'
import { nullable } from '../../../platform/http/validation/schema.ts'
import { ratio } from '../ratio.ts'

/** Schema of a figure with that of the previous period. */
export const Compared = (description: string) =>
  Type.Object(
    {
      value: Type.Integer({ description: 'In the range' }),
      previous: Type.Integer({ description: 'In the previous period' }),
      change: nullable(
        Type.Number({
          description:
            'Change as a fraction of the previous value; negative: a decrease; null: the previous value is 0',
        }),
      ),
    },
    { description },
  )

export function compare(value: number, previous: number) {
  return { value, previous, change: previous === 0 ? null : ratio(value - previous, previous) }
}
