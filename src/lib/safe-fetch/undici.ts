import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Loaded by the first request that goes out: it is a tenth of a start, and most processes send nothing for a while. */
export function undici(): typeof import('undici') {
  return require('undici')
}
