import type { Mark } from './chart-types.ts'
import type { chartMessages } from './messages.ts'

type Described = { name: string; marks: readonly Mark[]; values: readonly number[]; write: (value: number) => string }

/** Says a series in a sentence: its sum, and its highest interval. */
export function describeSeries(text: typeof chartMessages, { name, marks, values, write }: Described): string {
  const most = Math.max(0, ...values)
  const highest = marks[values.indexOf(most)]
  if (most === 0 || highest === undefined) return text.nothingIn(name)
  const sum = values.reduce((all, value) => all + value, 0)
  return text.described(name, { sum: write(sum), most: write(most), when: highest.name })
}
