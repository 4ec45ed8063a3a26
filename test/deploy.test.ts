import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { parseAllDocuments, parse as parseYaml } from 'yaml'
import { loadConfig } from '../src/config/config.ts'
import { hashChart } from './support/hash-chart.ts'

const deploy = join(import.meta.dirname, '..', 'deploy')
const read = (...path: string[]) => readFileSync(join(deploy, ...path), 'utf8')
const unit = read('laurel.service')
const rendered = read('kubernetes.yaml')
const objects = parseAllDocuments(rendered)
  .map((document) => document.toJS())
  .filter(Boolean)
const ofKind = (kind: string) => objects.filter((object) => object.kind === kind)
const deployments = ofKind('Deployment')

/** Values of secrets that a person sets, in the form that the settings ask for. */
const SECRETS: Record<string, string> = {
  SECRETS_KEY: 's'.repeat(44),
  S3_ACCESS_KEY_ID: 'laurel',
  S3_SECRET_ACCESS_KEY: 'secret',
  LAUREL_BOOTSTRAP_KEY: `lrl_live_${'k'.repeat(43)}`,
  METRICS_TOKEN: 'm'.repeat(32),
  POSTGRES_PASSWORD: 'letters',
  url: 'postgresql://laurel:letters@laurel-db-rw.default:5432/laurel',
}
/** Variables that Node.js reads, not Laurel. */
const OTHERS = new Set(['NODE_ENV'])
/** Seconds that a process may take to stop, beyond those in which it goes on serving; see docs/operations.md. */
const STOPPING = 14

/** Fails unless each variable is a setting and its value is accepted; names of files are replaced by files. */
function assertAccepted(env: Record<string, string>, where: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'laurel-secrets-'))
  using _removed = { [Symbol.dispose]: () => rmSync(folder, { recursive: true }) }
  const given: Record<string, string> = {}
  for (const [name, value] of Object.entries(env)) {
    if (!name.endsWith('_FILE')) given[name] = value
    else {
      const key = value.split('/').at(-1)!
      writeFileSync(join(folder, key), `${SECRETS[key]}\n`)
      given[name] = join(folder, key)
    }
  }
  const asked = new Set<string>()
  const noting = new Proxy(given, {
    get(target, name: string) {
      asked.add(name)
      return target[name]
    },
  })
  loadConfig(noting)
  const unknown = Object.keys(env).filter((name) => !asked.has(name) && !OTHERS.has(name))
  assert.deepEqual(unknown, [], `${where} sets variables that nothing reads`)
}

test('the unit for systemd sets what the service accepts, and waits until it has stopped', () => {
  const lines = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs]) => pairs!.split(' '))
  assertAccepted(Object.fromEntries(lines.map((pair) => pair.split('=') as [string, string])), 'laurel.service')
  assert.match(unit, /^KillMode=mixed$/m)
  assert.ok(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)![1]) >= 2 + STOPPING)
})

test('the compose files set what the service accepts, and wait until it has stopped', () => {
  for (const file of ['compose.yaml', 'compose.many.yaml']) {
    const { services } = parseYaml(read(file), { merge: true })
    for (const [name, service] of Object.entries<any>(services)) {
      if (service.image !== 'laurel') continue
      const filled = Object.entries<string>(service.environment).map(([key, value]) => [
        key,
        value.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_all, from, otherwise) => SECRETS[from] ?? otherwise),
      ])
      assertAccepted(Object.fromEntries(filled), `${name} in ${file}`)
      assert.ok(Number.parseInt(service.stop_grace_period, 10) >= 2 + STOPPING, name)
    }
  }
})

test('the pods of the chart set what the service accepts, and are given the time to stop', () => {
  assert.deepEqual(
    deployments.map(({ metadata }) => metadata.name),
    ['laurel-api', 'laurel-worker'],
  )
  for (const { metadata, spec } of [...deployments, ...ofKind('Job')]) {
    const [container] = spec.template.spec.containers
    const env = Object.fromEntries(container.env.map(({ name, value }: any) => [name, value]))
    assertAccepted(env, metadata.name)
    const { terminationGracePeriodSeconds = 30, volumes } = spec.template.spec
    assert.ok(terminationGracePeriodSeconds >= Number(env.DRAIN_SECONDS) + STOPPING, metadata.name)
    // Each file that a setting names is in a volume, and each volume is declared.
    const declared = new Set(volumes.map(({ name }: any) => name))
    for (const { name } of container.volumeMounts) assert.ok(declared.has(name), `${metadata.name} mounts ${name}`)
    for (const [name, value] of Object.entries<string>(env))
      if (name.endsWith('_FILE'))
        assert.ok(
          container.volumeMounts.some(({ mountPath }: any) => value.startsWith(`${mountPath}/`)),
          name,
        )
  }
})

test('pods of the chart are asked for their health, and no disruption takes all of them', () => {
  for (const { metadata, spec } of deployments) {
    const [container] = spec.template.spec.containers
    const paths = ['startupProbe', 'readinessProbe', 'livenessProbe'].map((probe) => container[probe].httpGet.path)
    assert.deepEqual(paths, ['/healthz', '/readyz', '/healthz'], metadata.name)
    assert.equal(spec.strategy.rollingUpdate.maxUnavailable, 0)
    const budget = ofKind('PodDisruptionBudget').find((object) => object.metadata.name === metadata.name)
    assert.deepEqual(budget.spec.selector.matchLabels, spec.selector.matchLabels)
    assert.ok(budget.spec.maxUnavailable < spec.replicas)
    assert.deepEqual(container.securityContext.capabilities, { drop: ['ALL'] })
  }
})

test('the database of the chart takes the connections of all pods, and loses nothing with its primary', () => {
  const { spec } = ofKind('Cluster')[0]
  const each: Record<string, number> = { 'laurel-api': 20, 'laurel-worker': 40 }
  // Each deployment has one pod more while pods are replaced; the job and the operator need some too.
  const needed = deployments.reduce(
    (sum, { metadata, spec }) =>
      sum + (spec.replicas + spec.strategy.rollingUpdate.maxSurge) * each[metadata.name as string]!,
    20,
  )
  assert.ok(Number(spec.postgresql.parameters.max_connections) >= needed, `it needs ${needed}`)
  assert.equal(spec.postgresql.synchronous.dataDurability, 'required')
  assert.ok(spec.instances > spec.postgresql.synchronous.number + 1, 'writes wait as soon as one standby is away')
})

test('deploy/kubernetes.yaml is what the chart renders', () => {
  const now = hashChart()
  assert.equal(/^# Chart: (\w+)$/m.exec(rendered)?.[1], now, `render it again: see conformance/deploy.test.ts, ${now}`)
})
