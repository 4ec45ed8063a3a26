import type { TemplateWords } from './template-words.ts'

const USE = /\{\{ ([a-z_.]+) |\{% if ([a-z_.]+) /g

/**
 * Returns the variables that a built-in template uses, in order. Built-in templates only have variables without filters
 * and conditions without operators, so that LiquidJS need not be loaded at the start.
 */
export function variablesOfStarter(words: TemplateWords[]): string[] {
  const uses = words.flatMap(({ subject, html }) => [...`${subject}\n${html}`.matchAll(USE)])
  return [...new Set(uses.map(([, printed, tested]) => (printed ?? tested)!))].toSorted()
}
