import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const tool = (name: string) => join(import.meta.dirname, 'node_modules', '.bin', name)

/** Output and exit code of a linter for the document; it asks nobody outside. */
function say(file: string, args: string[]): Promise<{ code: number; said: string }> {
  const env = {
    ...process.env,
    CI: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  }
  return new Promise((resolve) => {
    execFile(file, args, { cwd: root, env, timeout: 300_000, maxBuffer: 64 * 1_048_576 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, said: stdout + stderr }),
    )
  })
}

// An id is a number, so `/admin/people/{id}` and `/admin/people/invitations` are never the same.
const redocly = (path: string) =>
  say(tool('redocly'), [
    ...['lint', path, '--extends', 'recommended', '--skip-rule', 'no-ambiguous-paths', '--format', 'json'],
  ])

function spectral(path: string, folder: string) {
  const rules = join(folder, 'rules.json')
  writeFileSync(rules, JSON.stringify({ extends: ['spectral:oas'] }))
  return say(tool('spectral'), ['lint', path, '-r', rules, '--fail-severity', 'hint', '--quiet'])
}

test('Redocly (recommended) and Spectral (spectral:oas) find nothing in the document, and would find a fault', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-lint-'))
  try {
    const own = join(root, 'api/openapi.json')
    const { totals } = JSON.parse((await redocly(own)).said.match(/\{[\s\S]*\}/)![0])
    assert.deepEqual({ errors: totals.errors, warnings: totals.warnings }, { errors: 0, warnings: 0 })
    const found = await spectral(own, folder)
    assert.equal(found.code, 0, found.said.slice(0, 3_000))
    const document = JSON.parse(readFileSync(own, 'utf8'))
    delete document.paths['/admin/events'].get.description
    delete document.info.license
    const broken = join(folder, 'broken.json')
    writeFileSync(broken, JSON.stringify(document))
    assert.match((await redocly(broken)).said, /info-license/)
    assert.match((await spectral(broken, folder)).said, /operation-description/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
