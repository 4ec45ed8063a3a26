import pg from 'pg'

const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils

/**
 * Formats a value as a PostgreSQL parameter. For lists of texts and numbers, which can be long, this takes a fifth of
 * the driver's time.
 */
export function parameterOf(value: unknown): unknown {
  return (Array.isArray(value) ? plainArray(value) : null) ?? prepareValue(value)
}

/** @returns null for a list with anything other than texts, numbers and null */
function plainArray(values: readonly unknown[]): string | null {
  let written = ''
  for (const value of values) {
    if (typeof value === 'string') written += `,"${escaped(value)}"`
    else if (typeof value === 'number') written += `,${value}`
    else if (value === null) written += ',NULL'
    else return null
  }
  return `{${written.slice(1)}}`
}

function escaped(text: string): string {
  return text.includes('"') || text.includes('\\') ? text.replace(/["\\]/g, '\\$&') : text
}
