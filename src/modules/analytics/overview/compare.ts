import { Type } from '../../../lib/type.ts'
import { nullable } from '../../../platform/http/validation/schema.ts'
import { ratio } from '../ratio.ts'

/** A figure of the range beside that of the period before. */
export const Compared = (description: string) =>
  Type.Object(
    {
      value: Type.Integer({ description: 'In the range' }),
      previous: Type.Integer({ description: 'In the period before' }),
      change: nullable(
        Type.Number({
          description: 'How much more it became, as a fraction of before; below 0: less; null: nothing before',
        }),
      ),
    },
    { description },
  )

export function compare(value: number, previous: number) {
  return { value, previous, change: previous === 0 ? null : ratio(value - previous, previous) }
}
