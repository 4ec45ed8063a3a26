import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { World } from './harness.ts'
import { killAtExit } from './kill-at-exit.ts'

const LAUREL = join(import.meta.dirname, '..', '..', 'bin', 'laurel')
const { PATH = '' } = process.env

/** Why nothing can be shown on a terminal here, or false: `script` of util-linux makes terminals. */
export const withoutTerminal =
  spawnSync('script', ['-qec', 'true', '/dev/null']).status === 0
    ? false
    : 'left out: no script of util-linux on this machine'

type Given = { input?: string; env?: Record<string, string>; cwd?: string; onText?: [string, () => Promise<unknown>] }

/** The commands that ask a service, in processes that see a world over HTTP and a folder of settings of their own. */
export async function openCommandLine(world: World) {
  const url = await world.app.listen({ host: '127.0.0.1', port: 0 })
  const folder = mkdtempSync(join(tmpdir(), 'laurel-commands-'))
  const bare = { PATH, TMPDIR: tmpdir(), HOME: folder, XDG_CONFIG_HOME: join(folder, 'config') }
  const known = { ...bare, LAUREL_URL: url, LAUREL_API_KEY: world.key }

  async function runIn(env: Record<string, string>, args: string[], { input = '', cwd = folder }: Given) {
    const child = killAtExit(spawn(process.execPath, [LAUREL, ...args], { env, cwd }))
    const written = { out: '', err: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => (written.out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (written.err += text))
    child.stdin.on('error', () => {}).end(input)
    const [code] = (await once(child, 'close')) as [number]
    return { code, ...written }
  }

  return {
    url,
    folder,
    /** With address and key in the environment. */
    run: (args: string[], given: Given = {}) => runIn({ ...known, ...given.env }, args, given),
    /** Without them. */
    runBare: (args: string[], given: Given = {}) => runIn({ ...bare, ...given.env }, args, given),
    /** On a terminal: whenever a text of `typed` is on the screen, what stands beside it is typed, each once. */
    async onTerminal(args: string[], typed: [string, string][] = [], given: Given = {}) {
      const line = [process.execPath, LAUREL, ...args].map((word) => `'${word}'`).join(' ')
      const env = { ...known, TERM: 'xterm', SHELL: '/bin/sh', ...given.env }
      const child = killAtExit(spawn('script', ['-qec', `stty cols 100; ${line}`, '/dev/null'], { env, cwd: folder }))
      let screen = ''
      const waiting = [...typed]
      let { onText } = given
      const acts: Promise<unknown>[] = []
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        screen += text
        if (waiting[0] && screen.includes(waiting[0][0])) child.stdin.write(waiting.shift()![1])
        if (onText && screen.includes(onText[0])) {
          const [, act] = onText
          onText = undefined
          acts.push(act())
        }
      })
      const [code] = (await once(child, 'close')) as [number]
      await Promise.all(acts)
      return { code, screen }
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}
