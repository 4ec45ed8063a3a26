import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startWorld } from '../test/support/harness.ts'
import { startMcp } from '../test/support/mcp.ts'

const run = promisify(execFile)
const INSPECTOR = fileURLToPath(import.meta.resolve('@modelcontextprotocol/inspector/clients/launcher/build/index.js'))
const LAUREL = join(import.meta.dirname, '..', 'bin', 'laurel')
const { PATH = '' } = process.env
const LIST = ['--method', 'tools/list', '--strict']
const CALL = ['--method', 'tools/call', '--tool-name']

describe("the inspector's command line", { timeout: 600_000 }, () => {
  const resources = new AsyncDisposableStack()
  let url: string
  let key: string
  let home: string
  before(async () => {
    const world = resources.use(await startWorld())
    ;({ key } = world)
    ;({ url } = await startMcp(world))
    home = resources.use(mkdtempDisposableSync(join(tmpdir(), 'laurel-inspector-'))).path
  })
  after(() => resources.disposeAsync())

  /** It keeps what it knows in a folder of its own, and ends after a minute at the latest. */
  async function inspect(...words: string[]) {
    const env = { PATH, HOME: home, SCARF_ANALYTICS: 'false' }
    const options = { env, cwd: home, timeout: 300_000, maxBuffer: 20_000_000 }
    const done = await run(process.execPath, [INSPECTOR, '--cli', ...words, '--format', 'json'], options).catch(
      (e) => e,
    )
    const { code = 0, stdout, stderr } = done as { code?: number; stdout: string; stderr: string }
    assert.notEqual(stdout, '', stderr)
    return { code, result: JSON.parse(stdout).result, stderr }
  }
  const overHttp = (era: string, query: string, ...words: string[]) =>
    inspect(
      url + query,
      '--transport',
      'http',
      '--header',
      `Authorization: Bearer ${key}`,
      '--protocol-era',
      era,
      ...words,
    )

  async function judge(ask: (...words: string[]) => ReturnType<typeof inspect>, least: number) {
    const listed = await ask(...LIST)
    assert.equal(listed.code, 0, listed.stderr)
    assert.ok(listed.result.tools.length >= least)
    // `before` and `after` of a record may be anything; no model has to write that.
    const found = [...listed.stderr.matchAll(/^Path: (.*)$/gm)].map(([, path]) => path!)
    assert.deepEqual(
      found.filter((path) => !/^outputSchema\..*\.(before|after)\./.test(path)),
      [],
      listed.stderr,
    )
    const called = await ask(...CALL, 'get_context')
    assert.deepEqual([called.code, called.result.structuredContent.organisation_id], [0, 1])
    const refused = await ask(...CALL, 'get_event', '--tool-arg', 'id=999')
    assert.deepEqual([refused.code, refused.result.isError], [5, true])
    assert.match(refused.result.content[0].text, /^404 not_found/)
  }

  for (const era of ['modern', 'auto', 'legacy'])
    it(`${era}: finds nothing in any input, calls, and tells an error from an answer`, () =>
      judge((...words) => overHttp(era, '?toolsets=all', ...words), 150))

  // It gives a command no variable but these.
  const settings = () => ['-e', `LAUREL_URL=${url.replace(/\/mcp$/, '')}`, '-e', `LAUREL_API_KEY=${key}`]
  for (const era of ['modern', 'legacy'])
    it(`${era}: does the same by laurel mcp`, () =>
      judge((...words) => inspect(...settings(), process.execPath, LAUREL, 'mcp', '--protocol-era', era, ...words), 25))

  it('finds errors where there are some: a wrong key ends with neither list nor 0', async () => {
    const wrong = `lrl_live_${'x'.repeat(43)}`
    const words = [INSPECTOR, '--cli', url, '--header', `Authorization: Bearer ${wrong}`, '--stored-auth-only', ...LIST]
    const options = { env: { PATH, HOME: home }, timeout: 300_000 }
    await assert.rejects(
      run(process.execPath, words, options),
      ({ code, stdout }: { code: number; stdout: string }) => {
        return code > 0 && !stdout.includes('list_events')
      },
    )
  })
})
