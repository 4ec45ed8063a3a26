import type { DesignValues } from '@laurel/client'
import { valueKeys } from './printed-text.ts'
import type { LayoutField } from './scene-types.ts'

export type ValueDefinition = DesignValues['values'][number]

/** Values that built-in designs print if an event defines them. */
export const OPTIONAL_VALUES: ReadonlySet<string> = new Set(['signatory', 'signatory_title'])

/** Most values of a sample. */
const MAX_VALUES = 30

/** Returns an example of each value that a layout shows: that of the event, else its label, else its key. */
export function sampleValues(
  fields: readonly LayoutField[],
  definitions: readonly Pick<ValueDefinition, 'key' | 'label' | 'value'>[],
): Record<string, string> {
  const keys = valueKeys(fields).slice(0, MAX_VALUES)
  return Object.fromEntries(
    keys.map((key) => {
      const definition = definitions.find((each) => each.key === key)
      return [key, definition?.value ?? definition?.label ?? (OPTIONAL_VALUES.has(key) ? '' : key)]
    }),
  )
}
