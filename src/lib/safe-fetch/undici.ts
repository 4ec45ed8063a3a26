import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * Loads undici with the first outgoing request: it takes a tenth of a start, and most processes send nothing for a
 * while.
 */
export function undici(): typeof import('undici') {
  return require('undici')
}
