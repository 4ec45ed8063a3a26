import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { isProcessAlive } from '../src/lib/os/process-identity.ts'
import { killAtExit } from '../test/support/kill-at-exit.ts'

const oldNode = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'node'))
  .find((node) => existsSync(node) && /^v2[0-3]\./.test(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout))
const skip = oldNode ? false : 'left out: no Node.js 20 to 23 on this machine'

const { platform, arch } = process
const PACKAGE = `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${arch}`
const OWN = ['bin/laurel', 'src/cli/built-program.ts', 'src/cli/name-sources-in-stacks.ts', 'src/lib/os/digest-of.ts']

describe('bin/laurel', () => {
  let root: string
  const bin = () => join(root, 'bin', 'laurel')
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'laurel-bin-'))
    for (const folder of ['bin', 'src/cli', 'src/lib/os']) mkdirSync(join(root, folder), { recursive: true })
    for (const file of OWN) copyFileSync(join(import.meta.dirname, '..', file), join(root, file))
    writeFileSync(join(root, 'package.json'), '{"type": "module"}')
    writeFileSync(
      join(root, 'src/cli/run-command.ts'),
      `const [word]: string[] = process.argv.slice(2)
      if (word === 'wait') {
        for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(name === 'SIGINT' ? 41 : 42))
        setInterval(() => {}, 1000)
      } else process.exitCode = 7
      console.log(word === 'wait' ? process.pid : JSON.stringify({ args: process.argv.slice(2), node: process.version }))`,
    )
  })
  after(() => rmSync(root, { recursive: true }))

  /** Has npm install the packaged Node, or not. */
  function install(isThere: boolean): void {
    const folder = join(root, 'node_modules', PACKAGE)
    rmSync(folder, { recursive: true, force: true })
    if (!isThere) return
    mkdirSync(join(folder, 'bin'), { recursive: true })
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: PACKAGE }))
    symlinkSync(process.execPath, join(folder, 'bin', 'node'))
  }

  it('runs the program with its arguments and exit code', () => {
    const run = spawnSync(process.execPath, [bin(), 'a', '--b c'], { encoding: 'utf8' })
    assert.deepEqual(JSON.parse(run.stdout), { args: ['a', '--b c'], node: process.version })
    assert.equal(run.status, 7)
  })

  it('hands over from an older Node to the packaged one', { skip }, () => {
    install(true)
    const run = spawnSync(oldNode!, [bin(), 'a', '--b c'], { encoding: 'utf8' })
    assert.equal(run.stderr, '')
    assert.deepEqual(JSON.parse(run.stdout), { args: ['a', '--b c'], node: process.version })
    assert.equal(run.status, 7)
  })

  it('says what to do when npm has not installed the packaged Node', { skip }, () => {
    install(false)
    const run = spawnSync(oldNode!, [bin()], { encoding: 'utf8' })
    assert.equal(run.status, 1)
    assert.match(run.stderr, new RegExp(`needs Node\\.js 24 or newer.*has not installed the package "${PACKAGE}"`))
  })

  for (const [signal, code] of [
    ['SIGINT', 41],
    ['SIGTERM', 42],
  ] as const) {
    it(`passes ${signal} on to the program and answers with its exit code`, { skip }, async () => {
      install(true)
      const child = killAtExit(spawn(oldNode!, [bin(), 'wait'], { stdio: ['ignore', 'pipe', 'ignore'] }))
      await once(child.stdout, 'data')
      child.kill(signal)
      assert.deepEqual(await once(child, 'exit'), [code, null])
    })
  }

  it('takes the program along when it is killed', { skip }, async (t) => {
    install(true)
    const launcher = killAtExit(spawn(oldNode!, [bin(), 'wait'], { stdio: ['ignore', 'pipe', 'ignore'] }))
    const pid = Number((await once(launcher.stdout, 'data'))[0])
    t.after(() => isProcessAlive(pid) && process.kill(pid, 'SIGKILL'))
    launcher.kill('SIGKILL')
    // The program keeps its output open for as long as it lives.
    await once(launcher, 'close')
  })
})
