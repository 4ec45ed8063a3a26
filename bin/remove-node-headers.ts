import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// Removes the C headers and manuals of the packaged Node at the end of `npm ci`: a third of its size, and nothing here
// compiles against them.
const packages = join(import.meta.dirname, '..', 'node_modules')
for (const folder of globSync('node-{linux,darwin,bin-darwin}-*/{include,share}', { cwd: packages }))
  rmSync(join(packages, folder), { recursive: true })
