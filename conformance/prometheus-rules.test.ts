import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

const FOLDER = join(import.meta.dirname, '..', 'deploy', 'prometheus')

const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' })
const skip = promtool('--version').error === undefined ? false : 'promtool is not installed'

test('promtool accepts the alert rules, and each alert comes with its failure alone', { skip }, () => {
  for (const args of [
    ['check', 'rules', 'laurel-alerts.yaml'],
    ['test', 'rules', 'laurel-alerts.test.yaml'],
  ]) {
    const { status, stdout, stderr } = promtool(...args)
    assert.equal(status, 0, stdout + stderr)
  }
})

test('twin: an alert with another limit fails these tests', { skip }, async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'laurel-rules-'))
  const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
  const rules = read('laurel-alerts.yaml').replace(
    '(laurel_emails_oldest_due_seconds) > 600',
    '(laurel_emails_oldest_due_seconds) > 6000',
  )
  await writeFile(join(folder.path, 'laurel-alerts.yaml'), rules)
  await writeFile(join(folder.path, 'laurel-alerts.test.yaml'), read('laurel-alerts.test.yaml'))
  const { status, stdout, stderr } = promtool('test', 'rules', join(folder.path, 'laurel-alerts.test.yaml'))
  assert.equal(status, 1)
  assert.match(stdout + stderr, /LaurelEmailsLate/)
})
