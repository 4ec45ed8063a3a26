import assert from 'node:assert/strict'
import { basename } from 'node:path'
import { test } from 'node:test'
import { collectJobs } from '../src/collect.ts'
import { SCOPES } from '../src/modules/organisations/index.ts'
import { modules } from '../src/modules.ts'
import { listMigrations } from '../src/platform/db/migration-files.ts'
import { FLOORS } from '../src/platform/module.ts'
import { assertNone, filesUnder, program, type SourceFile, source } from './support/source-files.ts'

/** The names of the modules in their order; each may enter those before it, of its floor and of those below. */
const ORDER = modules.map(({ name }) => name)

const inModules = program.filter(({ path }) => path.startsWith('src/modules/'))
const moduleOf = (path: string) => /^src\/modules\/([^/]+)\//.exec(path)?.[1]
const usesDatabase = ({ imports }: SourceFile) =>
  imports.some((to) => to === 'src/platform/db/sql.ts' || to === 'src/platform/db/query.ts')

test('the tests read the whole program', () => {
  assert.ok(program.length > 100 && inModules.length > 50)
  assert.ok(source.flatMap(({ imports }) => imports).length > 500)
  const unknown = [...new Set(inModules.map(({ room }) => room!))].filter((room) => !ORDER.includes(room))
  assert.deepEqual(unknown, [], 'every module has its place in the order')
})

test('lib imports nothing of the program but itself and the languages; the platform imports only lib and itself', () => {
  const layers: Record<string, RegExp> = {
    languages: /^src\/languages\/|^src\/lib\/text\/(languages|texts|plurals-of)\.ts$/,
    lib: /^src\/(lib\/|languages\/index\.ts$)/,
    platform: /^src\/(lib|platform)\//,
  }
  assertNone(
    program.flatMap(({ path, room, imports }) => {
      const allowed = layers[room ?? (path.startsWith('src/languages/') ? 'languages' : '')]
      return imports.map((to) => allowed && to.startsWith('src/') && !allowed.test(to) && `${path} → ${to}`)
    }),
    'lower layers know nothing of higher ones',
  )
})

test('a module is entered through its index alone, and only by those that come after it', () => {
  assertNone(
    program.flatMap(({ path, room, imports }) =>
      imports.map((to) => {
        const target = moduleOf(to)
        if (target === undefined || target === room) return false
        if (basename(to) !== 'index.ts') return `${path} enters ${target} by ${basename(to)}`
        if (room === null) return false
        return ORDER.indexOf(target) >= ORDER.indexOf(room) && `${path} → ${target} is against the order`
      }),
    ),
    'modules are entered by their index, in order',
  )
})

test('modules import nothing from above them but types and values of the platform', () => {
  assertNone(
    inModules.flatMap(({ path, imports }) =>
      imports.map((to) => /^(src\/[^/]+\.ts|src\/(cli|config)\/|test\/)/.test(to) && `${path} → ${to}`),
    ),
    'modules know neither app, worker, config nor tests',
  )
})

test('what holds rules and SQL knows neither routes nor HTTP; routes hold no SQL', () => {
  assertNone(
    inModules
      .filter(usesDatabase)
      .flatMap(({ path, imports }) =>
        imports.map(
          (to) =>
            (/-(routes|operations)\.ts$/.test(to) || /^@?fastify/.test(to) || to === 'src/platform/jobs/run-jobs.ts') &&
            `${path} → ${to}`,
        ),
      ),
    'verbs and queries are free of HTTP',
  )
  assertNone(
    inModules.map(({ path, imports, text }) =>
      imports.some((to) => /^@?fastify/.test(to)) && /\bsql`|\bsql\.|db\/query\.ts/.test(text) ? path : null,
    ),
    'what speaks HTTP holds no SQL',
  )
})

test('only platform/jobs speaks to the queue, and one view knows its tables', () => {
  assertNone(
    program.map(
      ({ path, text }) =>
        !path.startsWith('src/platform/jobs/') && /graphile_worker|from 'graphile-worker'/.test(text) && path,
    ),
    'jobs are queued and removed by platform/jobs, and read from queued_job',
  )
  const knowing = listMigrations().filter(({ text }) => text.includes('graphile_worker._private'))
  assert.equal(knowing.length, 1)
})

test('only config.ts reads the environment', () => {
  assertNone(
    program.map(
      ({ path, text }) =>
        path !== 'src/config/config.ts' && /\bprocess\.env\b|\bimport\.meta\.env\b/.test(text) && path,
    ),
    'process.env',
  )
})

test('modules take time, randomness and the network from the context', () => {
  const direct =
    /\bDate\.now\(|\bnew Date\(\)|Math\.random\(|\brandomUUID\(|\bgetRandomValues\(|\bfetch\(|from 'node:(https?|net|dns|tls)'/
  assertNone(
    inModules.map(({ path, text }) => direct.exec(text) && `${path}: ${direct.exec(text)![0]}`),
    'through the context only',
  )
})

test('the list of modules goes floor by floor, and nothing is found by looking into folders', () => {
  const floors = modules.map(({ floor }) => FLOORS.indexOf(floor))
  assert.deepEqual(floors, floors.toSorted(), 'from below to above')
  assertNone(
    inModules.map(({ path, text: own }) => /\breaddir|\bimport\((?!\s*')/.test(own) && path),
    'nothing is loaded by scanning',
  )
})

test('listeners are told and doors compose, so nobody calls them', () => {
  const above = modules.filter(({ floor }) => floor === 'listeners' || floor === 'entrypoints').map(({ name }) => name)
  assertNone(
    inModules.flatMap(({ path, room, imports }) =>
      imports.map((to) => {
        const target = moduleOf(to)
        return target !== undefined && target !== room && above.includes(target) && `${path} → ${to}`
      }),
    ),
    'no module calls a listener or a door',
  )
})

test('scopes are written where they are declared and at routes, and each one is in the list', () => {
  const used = inModules.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:access|scope): '([^']+)'/g)].map(([, access]) => ({ path, access: access! })),
  )
  assert.ok(used.length > 30)
  const known = [...SCOPES, 'open', 'public:read', 'public:credentials', 'public:submit', 'sign-in', 'signed-in']
  assertNone(
    used.map(
      ({ path, access }) =>
        (!known.includes(access) || !/-(?:routes|operations|tools)\.ts$/.test(path)) && `${path}: ${access}`,
    ),
    'access is declared at operations and routes, by a scope of the list',
  )
})

test('whatever a module declares for the program stands in its record', () => {
  const declared = inModules.flatMap(({ path, room, text }) =>
    [
      ...text.matchAll(/^export (?:const|function) (\w+(?:Operations|Routes|Invariants|EventTypes|Listeners?))\b/gm),
    ].map(([, name]) => ({ name: name!, path, index: `src/modules/${room}/index.ts` })),
  )
  assert.ok(declared.length > 15)
  const records = new Map(program.map(({ path, text }) => [path, text.slice(text.indexOf(': Module = '))]))
  assertNone(
    declared.map(
      ({ name, path, index }) => !new RegExp(`\\b${name}\\b`).test(records.get(index)!) && `${path}: ${name}`,
    ),
    'operations, routes, invariants, event types and listeners reach the record of their module',
  )
})

test('every kind of job has its work in a record, or in the platform', () => {
  const kinds = program.flatMap(({ text }) => [...text.matchAll(/\bname: '([^']+)',\s+payload: Type\./g)])
  assert.ok(kinds.length > 4)
  assert.deepEqual(
    kinds.map(([, name]) => name!).toSorted(),
    collectJobs()
      .map(({ kind }) => kind.name)
      .toSorted(),
  )
})

test('no two migrations have one number, and each says what it is for', () => {
  const migrations = listMigrations()
  // Numbers are given out before the work is done, so some of them stay free.
  const numbers = migrations.map(({ name }) => name.slice(0, 4))
  assert.deepEqual(numbers, [...new Set(numbers)].toSorted())
  for (const { name, text } of migrations) {
    assert.match(name, /^\d{4}_[a-z]+(_[a-z]+)*\.sql$/)
    assert.doesNotMatch(
      text,
      /\bdrop (table|column)\b|^\s*(begin|commit);/im,
      `${name}: forward only, in one transaction`,
    )
  }
  const names = filesUnder('migrations', '').map(({ path }) => basename(path))
  assert.deepEqual(names, [...migrations.map(({ name }) => name), 'schema.sql'])
  const schema = filesUnder('migrations', 'schema.sql')[0]!.text
  assert.ok(schema.includes(`up to ${migrations.at(-1)!.name} leave it`), 'npm run schema writes migrations/schema.sql')
})
