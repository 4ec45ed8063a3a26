import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { Webhook } from 'standardwebhooks'
import { startWorld } from '../test/support/harness.ts'

const MYPY = 'mypy==2.4.1'
const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
const client = join(root, 'clients', 'python')
const folder = mkdtempSync(join(tmpdir(), 'laurel-python-'))
const isNew =
  spawnSync('python3', ['-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))']).status === 0
const skip = isNew ? false : 'this machine has no python3 of version 3.11 or later with venv'
/** Kept between runs, since installing mypy takes most of the time. */
const venv = join(import.meta.dirname, 'node_modules', `.python-${MYPY}`)
const python = join(venv, 'bin', 'python')
const env = { ...process.env, PYTHONPATH: join(folder, 'installed'), MYPYPATH: join(folder, 'installed') }

/** The package as pip builds and installs it, away from its sources. */
before(async () => {
  if (skip) return
  if (!existsSync(join(venv, 'complete'))) {
    await run('python3', ['-m', 'venv', '--clear', venv])
    await run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', MYPY, 'setuptools==84.2.1'])
    writeFileSync(join(venv, 'complete'), '')
  }
  const options = ['--quiet', '--disable-pip-version-check', '--no-deps', '--no-build-isolation']
  await run('cp', ['-r', client, join(folder, 'source')])
  await run(python, ['-m', 'pip', 'install', ...options, '--target', join(folder, 'installed'), join(folder, 'source')])
})

after(() => rmSync(folder, { recursive: true, force: true }))

test('the Python package retries, pages, uploads and verifies as it promises', { skip }, async () => {
  const { stderr } = await run(python, ['-m', 'unittest', 'discover', '-s', join(client, 'tests')], { env })
  assert.match(stderr, /Ran 1\d tests.*OK/s)
})

test('the installed Python package does all it can against a running service', { skip }, async () => {
  await using world = await startWorld()
  const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
  const text = '{"event":"cert.issued","timestamp":"","data":{"attendee_name":"Ayşe"}}'
  const at = new Date()
  const headers = {
    'webhook-id': 'msg_7',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_7', at, text),
  }
  const service = {
    LAUREL_URL: await world.app.listen({ port: 0, host: '127.0.0.1' }),
    LAUREL_KEY: world.key,
    WEBHOOK: JSON.stringify({ text, headers, secret }),
  }
  const { stdout } = await run(python, [join(client, 'tests', 'walk.py')], { cwd: folder, env: { ...env, ...service } })
  assert.deepEqual(JSON.parse(stdout), {
    created: 3,
    previewed: true,
    issued: 3,
    names: ['Ada Lovelace', 'Edsger Dijkstra', 'Grace Hopper'],
    total: 3,
    pdf: '%PDF-',
    csv: 4,
    updated: 'Istanbul',
    same: true,
    refused: { code: 'validation_failed', fields: [['body', 'name']] },
    hook: 'cert.issued',
    deleted: null,
  })
})

test('the Python package, its walk and every example of its guides hold under mypy --strict', { skip }, async () => {
  const files = [join(folder, 'installed', 'laurel'), join(client, 'tests', 'walk.py')]
  for (const guide of ['docs/python.md', 'clients/python/README.md']) {
    const blocks = [...readFileSync(join(root, guide), 'utf8').matchAll(/^```python\n(.*?)^```$/gms)]
    assert.ok(blocks.length > 0)
    const file = join(folder, `${guide.replaceAll(/\W/g, '_')}.py`)
    writeFileSync(file, blocks.map(([, code]) => code).join('\n'))
    files.push(file)
  }
  const wrong = join(folder, 'wrong.py')
  writeFileSync(
    wrong,
    `from laurel import Laurel, Webhook
laurel = Laurel("https://laurel.test")
def read(hook: Webhook) -> None:
    if hook.payload["event"] == "cert.bulk_completed":
        hook.payload["data"]["attendee_name"]
laurel.certificates.list(1, status="lost")
laurel.events.create(template_image_url="placeholder")
laurel.events.get(1)["nme"]
laurel.certificates.issue(1, dry_run=True)["issued"]
`,
  )
  const options = ['-m', 'mypy', '--strict', '--cache-dir', join(folder, 'cache'), '--no-error-summary']
  const checked = await run(python, [...options, ...files, wrong], { env }).catch((error) => error)
  const found = [...checked.stdout.matchAll(/^(.*?):(\d+): error/gm)].map(([, file, line]) => `${file}:${line}`)
  assert.deepEqual(
    [...new Set(found)],
    [5, 6, 7, 8, 9].map((line) => `${wrong}:${line}`),
    checked.stdout,
  )
})
