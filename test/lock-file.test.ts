import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

type Entry = { version?: string; link?: true; resolved?: string; optionalDependencies?: Record<string, string> }

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Entry> }

/** Folders where npm looks for a dependency: beside it, then in every folder above. */
function places(parent: string, name: string): string[] {
  const parts = parent === '' ? [] : parent.split('/node_modules/')
  const above = parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/`)
  return [...above, ''].map((folder) => `${folder}node_modules/${name}`)
}

test('the lock file has the packages of every platform, without which npm ci of npm 11 refuses it', () => {
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

test('the image has the manifest of every workspace before npm ci, which needs it, and its code', () => {
  const [before, after] = read('deploy/Dockerfile').split('RUN npm ci')
  const workspaces = Object.values(packages).flatMap(({ link, resolved }) => (link ? [resolved!] : []))
  assert.deepEqual(workspaces, ['client', 'fonts'])
  for (const folder of workspaces) {
    assert.ok(before!.includes(`COPY ${folder}/package.json ${folder}/\n`), folder)
    assert.match(after!, new RegExp(`^COPY (--from=built /app/)?${folder} ${folder}$`, 'm'))
    assert.ok(read('deploy/Dockerfile.dockerignore').includes(`\n!${folder}\n`), folder)
  }
})
