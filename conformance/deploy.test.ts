import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { CHART, hashChart } from '../test/support/hash-chart.ts'

const deploy = join(import.meta.dirname, '..', 'deploy')
const isHere = (program: string, argument: string) => spawnSync(program, [argument]).status === 0
const without = (program: string, argument: string) =>
  isHere(program, argument) ? false : `this machine has no ${program}`

/** Everything that the chart can render at once. */
const ALL = {
  'podMonitor.enabled': 'true',
  'database.useReplicas': 'true',
  'database.backup.objectStore': 'store',
  'database.recovery.objectStore': 'store',
  'database.recovery.serverName': 'laurel-db',
  'database.recovery.targetTime': '2026-11-29 08:00:00+00',
  'settings.MAIL_FROM': 'hello@example.org',
}
const VERSION = ['--kube-version', '1.34.0']
const OWN_DATABASE = { 'database.create': 'false', 'database.urlSecret.name': 'own', 'networkPolicy.enabled': 'false' }

function run(program: string, args: string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', input })
  assert.equal(status, 0, `${program} ${args.join(' ')}\n${stdout}${stderr}`)
  return stdout
}

function render(values: Record<string, string>): string {
  const set = Object.entries(values).flatMap(([name, value]) => ['--set', `${name}=${value}`])
  return run('helm', ['template', 'laurel', CHART, ...VERSION, ...set])
}

test('helm lints the chart, and renders what deploy/kubernetes.yaml has', { skip: without('helm', 'version') }, (t) => {
  run('helm', ['lint', '--strict', CHART])
  const head =
    '# The chart with its default values, for reading, and for clusters without Helm. WRITE_KUBERNETES=1 writes it again:\n' +
    `#   WRITE_KUBERNETES=1 node test/run.ts conformance/deploy.test.ts\n# Chart: ${hashChart()}\n`
  const now = head + render({})
  const path = join(deploy, 'kubernetes.yaml')
  if (process.env['WRITE_KUBERNETES'] === '1') writeFileSync(path, now)
  assert.equal(readFileSync(path, 'utf8'), now)
  for (const values of [{}, ALL, OWN_DATABASE]) validate(render(values), t)
  const refused = spawnSync('helm', ['template', 'laurel', CHART, ...VERSION, '--set', 'database.create=false'], {
    encoding: 'utf8',
  })
  assert.match(refused.stderr, /database\.urlSecret\.name names the Secret/)
})

/** By Kubernetes' own schemas, from the network or from KUBERNETES_SCHEMAS; schemas of operators are not among them. */
function validate(manifests: string, t: TestContext): void {
  if (!isHere('kubeconform', '-v')) {
    t.diagnostic('not validated: this machine has no kubeconform')
    return
  }
  const location = process.env['KUBERNETES_SCHEMAS']
  const from = location === undefined ? [] : ['-schema-location', location]
  run('kubeconform', ['-strict', '-skip', 'Cluster,ScheduledBackup,PodMonitor', ...from, '-'], manifests)
}

test('systemd takes the unit, and finds it hardened', { skip: without('systemd-analyze', '--version') }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-unit-'))
  using _removed = { [Symbol.dispose]: () => rmSync(folder, { recursive: true }) }
  const path = join(folder, 'laurel.service')
  const unit = readFileSync(join(deploy, 'laurel.service'), 'utf8')
  // Only programs that exist pass.
  writeFileSync(path, unit.replace('/usr/bin/node', process.execPath))
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' })
  assert.equal(status, 0, stderr)
  assert.doesNotMatch(stderr, /laurel\.service/)
  // The exposure from 0 to 10, times ten; without the hardening it is 92.
  run('systemd-analyze', ['security', '--offline=true', '--threshold=20', path])
})
