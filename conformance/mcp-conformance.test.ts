import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startWorld } from '../test/support/harness.ts'
import { startMcp } from '../test/support/mcp.ts'
import { conformanceChecks, type Suite, startKeyProxy } from './mcp-suites.ts'

const OLD = '0.1.16'
const NEW = '0.2.0-alpha.12'
const LEGACY = ['--spec-version', '2025-11-25']
const MODERN = ['--spec-version', '2026-07-28', '--force']
const SESSIONS = ['server-sse-multiple-streams-session']

/**
 * Suite, its options, scenario, how many checks pass, and those that do not for want of what they look at: sessions,
 * resources, prompts, diagnostic tools.
 */
type Gate = [suite: Suite, args: string[], scenario: string, passed: number, excused?: string[]]

/** The suites mostly call diagnostic tools, prompts and resources, which a product lacks. These scenarios do not. */
const GATES: Gate[] = [
  [OLD, [], 'server-initialize', 1],
  [OLD, [], 'ping', 1],
  [OLD, [], 'tools-list', 1],
  [OLD, [], 'server-sse-multiple-streams', 0, SESSIONS],
  [OLD, [], 'dns-rebinding-protection', 2],
  [NEW, LEGACY, 'server-initialize', 2, ['server-session-id-visible-ascii']],
  [NEW, LEGACY, 'ping', 2],
  [NEW, LEGACY, 'tools-list', 3],
  [NEW, LEGACY, 'server-sse-multiple-streams', 0, SESSIONS],
  [NEW, LEGACY, 'dns-rebinding-protection', 2],
  [
    NEW,
    MODERN,
    'server-stateless',
    24,
    [
      // These call diagnostic tools.
      'sep-2575-server-rejects-undeclared-capability',
      'sep-2575-missing-capability-http-400',
      'sep-2575-http-server-no-independent-requests-on-stream',
      'sep-2575-server-no-log-without-loglevel',
      // These wait for announcements of changes, which no list of ours has.
      'sep-2575-server-sends-prompts-list-changed-on-subscription',
      'sep-2575-server-sends-tools-list-changed-on-subscription',
    ],
  ],
  [NEW, MODERN, 'tools-list', 4],
  [NEW, MODERN, 'dns-rebinding-protection', 2],
  [NEW, MODERN, 'http-header-validation', 14],
  [
    NEW,
    MODERN,
    'caching',
    4,
    [
      'sep-2549-prompts-list-caching-hints',
      'sep-2549-resources-list-caching-hints',
      'sep-2549-resources-templates-list-caching-hints',
      'sep-2549-resources-read-caching-hints',
    ],
  ],
  [NEW, MODERN, 'sep-2164-resource-not-found', 2, ['sep-2164-error-code', 'sep-2164-data-uri']],
  [NEW, MODERN, 'input-required-result-missing-input-response', 1, ['sep-2322-missing-response-rerequests']],
  [NEW, MODERN, 'input-required-result-unsupported-methods', 2],
  [NEW, MODERN, 'input-required-result-ignore-extra-params', 1, ['sep-2322-ignore-unexpected-params']],
  [NEW, MODERN, 'input-required-result-validate-input', 3],
]

describe('the official conformance suites', { concurrency: 2, timeout: 600_000 }, () => {
  const resources = new AsyncDisposableStack()
  let url: string
  before(async () => {
    const world = resources.use(await startWorld())
    const { port } = await startMcp(world)
    url = resources.use(await startKeyProxy(port, world.key)).url
  })
  after(() => resources.disposeAsync())

  for (const [suite, args, scenario, passed, excused = []] of GATES) {
    it(`${suite} ${args[1] ?? ''} ${scenario}: ${passed} checks pass, and none fails that has its subject here`, async () => {
      const checks = await conformanceChecks(suite, url, scenario, args)
      const others = checks.filter(({ status }) => status !== 'SUCCESS')
      const told = others.map(({ id, errorMessage }) => `${id}: ${errorMessage}`).join('\n')
      assert.deepEqual(others.map(({ id }) => id).sort(), excused.toSorted(), told)
      assert.equal(checks.length - others.length, passed)
    })
  }
})
