import { readFileSync } from 'node:fs'

/** What the program calls its version, by its package. */
export const programVersion: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version
