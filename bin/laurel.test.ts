import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

const OWN = ['bin/laurel', 'src/cli/built-program.ts', 'src/cli/name-sources-in-stacks.ts', 'src/lib/os/digest-of.ts']

describe('bin/laurel', () => {
  let root: string
  const bin = () => join(root, 'bin', 'laurel')
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'laurel-bin-'))
    for (const folder of ['bin', 'src/cli', 'src/lib/os', 'node_modules/node/bin'])
      mkdirSync(join(root, folder), { recursive: true })
    for (const file of OWN) copyFileSync(join(import.meta.dirname, '..', file), join(root, file))
    writeFileSync(join(root, 'package.json'), '{"type": "module"}')
    writeFileSync(join(root, 'node_modules/node/package.json'), '{"name": "node"}')
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

  function installer(script: string): void {
    rmSync(join(root, 'node_modules/node/bin/node'), { force: true })
    writeFileSync(join(root, 'node_modules/node/installArchSpecificPackage.js'), script)
  }
  const link = `require('node:fs').symlinkSync(${JSON.stringify(process.execPath)}, 'bin/node')`

  it('runs the program with its arguments and exit code', () => {
    const run = spawnSync(process.execPath, [bin(), 'a', '--b c'], { encoding: 'utf8' })
    assert.deepEqual(JSON.parse(run.stdout), { args: ['a', '--b c'], node: process.version })
    assert.equal(run.status, 7)
  })

  it('hands over from an older Node to the packaged one, which it installs once, saying so', { skip }, () => {
    installer(link)
    const first = spawnSync(oldNode!, [bin(), 'a', '--b c'], { encoding: 'utf8' })
    assert.match(first.stderr, /installing it now/)
    const second = spawnSync(oldNode!, [bin(), 'a', '--b c'], { encoding: 'utf8' })
    assert.equal(second.stderr, '')
    for (const run of [first, second]) {
      assert.deepEqual(JSON.parse(run.stdout), { args: ['a', '--b c'], node: process.version })
      assert.equal(run.status, 7)
    }
  })

  it('says what to do when the packaged Node cannot be installed', { skip }, () => {
    installer('process.exit(1)')
    const run = spawnSync(oldNode!, [bin()], { encoding: 'utf8' })
    assert.equal(run.status, 1)
    assert.match(run.stderr, /needs Node\.js 24 or newer.*could not be installed.*npm rebuild node/s)
  })

  for (const [signal, code] of [
    ['SIGINT', 41],
    ['SIGTERM', 42],
  ] as const) {
    it(`passes ${signal} on to the program and answers with its exit code`, { skip }, async () => {
      installer(link)
      const child = killAtExit(spawn(oldNode!, [bin(), 'wait'], { stdio: ['ignore', 'pipe', 'ignore'] }))
      await once(child.stdout, 'data')
      child.kill(signal)
      assert.deepEqual(await once(child, 'exit'), [code, null])
    })
  }

  it('takes the program along when it is killed', { skip }, async (t) => {
    installer(link)
    const launcher = killAtExit(spawn(oldNode!, [bin(), 'wait'], { stdio: ['ignore', 'pipe', 'ignore'] }))
    const pid = Number((await once(launcher.stdout, 'data'))[0])
    t.after(() => isProcessAlive(pid) && process.kill(pid, 'SIGKILL'))
    launcher.kill('SIGKILL')
    // The program has its output open for as long as it lives.
    await once(launcher, 'close')
  })
})
