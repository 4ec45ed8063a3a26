/** A text with the path to it, such as `registrationPage.form.email.label`. */
export type TextLeaf = { path: string; text: string }

const NAMES = ['day', 'time', 'issuer', 'reason', 'next', 'min', 'of'] as const

const FACTS = Object.fromEntries(NAMES.map((name) => [name, `⟦${name}⟧`]))

/** A value that serves as text, list of one or record of facts, and leaves a mark wherever it is written. */
function marked(place: number): unknown {
  const mark = `⟦${place}⟧`
  return Object.assign(Object(mark), FACTS, { map: (write: (text: string) => unknown) => [write(mark)] })
}

const MARKED = [marked(0), marked(1), marked(2)]

/**
 * Lists all texts of a language below a value. A function is called with marks in place of its arguments, and, where
 * counts are given, with those.
 */
export function textLeaves(value: unknown, path: string, counts: readonly number[] = []): TextLeaf[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value === 'function') {
    // A function that takes a record names its facts first.
    const givenBy = (count: number) =>
      `${value}`.startsWith('({') ? [{ ...FACTS, min: count }] : [count, count, count]
    const ways = counts.length === 0 ? [MARKED] : counts.map(givenBy)
    return ways.flatMap((given) => textLeaves(value(...given), `${path}()`, counts))
  }
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return [{ path, text: value.map(String).join('\n') }]
  return Object.entries(value).flatMap(([name, inner]) => textLeaves(inner, `${path}.${name}`, counts))
}

/** Returns the text that people read: without tags, Liquid, marks and addresses. */
export function readText(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\{%.*?%\}|\{\{.*?\}\}|⟦[^⟧]*⟧/g, '')
    .replaceAll(/https?:\/\/|\S+@\S+/g, '')
}
