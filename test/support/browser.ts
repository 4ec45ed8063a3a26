import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { atProcessEnd } from './at-process-end.ts'

/** Reason for skipping a test without a browser. */
export const NO_BROWSER =
  'LEFT OUT: there is no Chromium. Name one in CHROMIUM_PATH, or install chromium or the package @sparticuz/chromium.'

export type OpenBrowser = { browser: Browser } & AsyncDisposable

type Found = { path: string; env: Record<string, string> }

type Running = { browser: Browser; holds: Holds; users: number; end: () => Promise<void> }
/** Pipes and the process of a browser: what keeps the process of the tests from ending, and need not. */
type Holds = { ref: () => void; unref: () => void }[]

/** Browsers of this process by their arguments. */
const running = new Map<string, Promise<Running | null>>()

atProcessEnd(async () => {
  for (const each of running.values()) await (await each)?.end()
})

/**
 * A Chromium without a window: the one that CHROMIUM_PATH names, else that of the package, else that of the system, else
 * none. The test files of a process share it, since a start takes two seconds of a processor. When the last scope ends
 * its contexts are closed, and nothing of them is left; a browser that has broken off is replaced.
 * @param more arguments for Chromium
 */
export async function openBrowser(more: string[] = []): Promise<OpenBrowser | null> {
  const kind = more.join(' ')
  const before = await running.get(kind)
  if (before && !before.browser.isConnected()) {
    running.delete(kind)
    await before.end()
  }
  if (!running.has(kind)) running.set(kind, launchBrowser(more))
  const shared = await running.get(kind)!
  if (shared === null) return null
  if (shared.users++ === 0) for (const each of shared.holds) each.ref()
  return {
    browser: shared.browser,
    async [Symbol.asyncDispose]() {
      if (--shared.users > 0) return
      await Promise.all(shared.browser.contexts().map((context) => context.close()))
      for (const each of shared.holds) each.unref()
    },
  }
}

async function launchBrowser(more: string[]): Promise<Running | null> {
  await using opening = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'laurel-browser-'))
  opening.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const found = namedChromium() ?? (await packagedChromium(folder)) ?? systemChromium()
  if (found === null) return null
  const { chromium } = await import('playwright-core')
  // The package's other flags let pages of all sites reach one another.
  const args = ['--no-sandbox', '--headless', ...more]
  const env = { ...process.env, ...found.env, TMPDIR: folder, HOME: folder } as Record<string, string>
  const before = new Set(openHandles())
  const browser = await chromium.launch({ executablePath: found.path, args, env })
  opening.defer(() => browser.close())
  const holds = openHandles().filter((each) => !before.has(each) && isOfBrowser(each))
  const parts = opening.move()
  return { browser, holds, users: 0, end: () => parts.disposeAsync() }
}

/** Node has no other way to reach the process that Playwright starts. */
const openHandles = () => (process as unknown as { _getActiveHandles: () => Holds })._getActiveHandles()
const isOfBrowser = (handle: object) => ['ChildProcess', 'Socket', 'Pipe'].includes(handle.constructor.name)

function namedChromium(): Found | null {
  const path = process.env['CHROMIUM_PATH']
  return path ? { path, env: {} } : null
}

/** The packaged browser, unpacked once per test run by the first test that needs it. */
async function packagedChromium(folder: string): Promise<Found | null> {
  const shared = process.env['TEST_BROWSER_FOLDER']
  if (shared && existsSync(shared)) return foundIn(shared)
  if (!(await unpackChromium(folder))) return null
  if (!shared) return foundIn(folder)
  const unpacked = mkdtempSync(`${shared}-`)
  for (const each of ['chromium', 'al2023', 'fonts']) renameSync(join(folder, each), join(unpacked, each))
  try {
    renameSync(unpacked, shared)
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code!)) throw error
    rmSync(unpacked, { recursive: true })
  }
  return foundIn(shared)
}

function foundIn(folder: string): Found {
  const env = { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: listFonts(folder) }
  return { path: join(folder, 'chromium'), env }
}

/**
 * Unpacks that of the package. On its own it would take whatever lies in the folder for temporary files under that name, and
 * unpack the libraries that it needs on machines of Amazon alone.
 */
async function unpackChromium(folder: string): Promise<boolean> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false
  const script = `
    const at = import.meta.resolve('@sparticuz/chromium')
    const { inflate } = await import(at)
    for (const name of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'])
      await inflate(process.getBuiltinModule('node:url').fileURLToPath(new URL('../bin/' + name, at)))`
  const unpacking = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: folder },
  })
  return unpacking.then(
    () => true,
    (error: Error) => {
      if (/ERR_MODULE_NOT_FOUND/.test(error.message)) return false
      throw error
    },
  )
}

/** The list of the package has its fonts in /tmp itself; without any font no word is to be seen, and words have no width. */
function listFonts(folder: string): string {
  const path = join(folder, 'fonts.conf')
  const folders = [join(folder, 'fonts'), '/usr/share/fonts'].map((each) => `<dir>${each}</dir>`)
  writeFileSync(
    path,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>${folders.join('')}<cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`,
  )
  return path
}

function systemChromium(): Found | null {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const path = folders.flatMap((folder) => names.map((name) => join(folder, name))).find((each) => existsSync(each))
  return path === undefined ? null : { path, env: {} }
}
