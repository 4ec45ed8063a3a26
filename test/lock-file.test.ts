import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

type Entry = { version?: string; optionalDependencies?: Record<string, string> }

/** Where npm looks for a package that another one needs: beside it, then in every folder above. */
function places(parent: string, name: string): string[] {
  const parts = parent === '' ? [] : parent.split('/node_modules/')
  const above = parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/`)
  return [...above, ''].map((folder) => `${folder}node_modules/${name}`)
}

test('the lock file has the packages of every platform, without which npm ci of npm 11 refuses it', () => {
  const file = new URL('../package-lock.json', import.meta.url)
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }
  const missing: string[] = []
  for (const [parent, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, wanted] of Object.entries(optionalDependencies)) {
      const found = packages[places(parent, name).find((place) => place in packages) ?? '']
      const exact = /^\d/.test(wanted)
      if (found === packages[''] || (exact && found?.version !== wanted)) missing.push(`${parent}: ${name}@${wanted}`)
    }
  }
  assert.deepEqual(missing, [])
})
