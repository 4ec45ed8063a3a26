import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { workbookOfColumn } from './fixtures/spreadsheets/make-workbook.ts'
import { startWorld, type World } from './support/harness.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs', 'guides')
const MARK = '=== next block ==='
const withoutCurl = ['curl', 'bash'].some((name) => spawnSync(name, ['--version']).status !== 0)

type Block = { code: string; shown: string | null }

/** The blocks of a guide in one language, in their order, each with what the guide says that it shows. */
function blocksOf(guide: string, language: string): Block[] {
  const fences = [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
  return fences.flatMap(([, name, code], at) => {
    const next = fences[at + 1]
    return name === language ? [{ code: code!, shown: next?.[1] === 'output' ? next[2]!.trim() : null }] : []
  })
}

/** Runs the blocks one after another, as a reader does who stays in one terminal, and gives what each has shown. */
async function run(language: string, blocks: Block[], cwd: string, env: Record<string, string>): Promise<string[]> {
  const [program, first, mark] =
    language === 'sh'
      ? ['bash', 'set -euo pipefail', `echo; echo '${MARK}'`]
      : [process.execPath, '', `console.log(${JSON.stringify(`\n${MARK}`)})`]
  const file = join(cwd, language === 'sh' ? 'blocks.sh' : 'blocks.ts')
  await writeFile(file, [first, ...blocks.map(({ code }) => `${code}\n${mark}\n`)].join('\n'))
  const { stdout } = await promisify(execFile)(program, [file], { cwd, env, timeout: 300_000 })
  return stdout
    .split(MARK)
    .slice(0, -1)
    .map((text) => text.trim())
}

/** Values that differ from run to run are compared by their kind. */
const kindOf = (text: string) =>
  text
    .replace(/https?:\/\/[^/\s]+/g, '<site>')
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '<uuid>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replace(/^[\dA-Z]{13}$/, '<code>')

/** The response contains everything a guide shows of it: the fields that it names, with these values. */
function assertShows(shown: any, real: any, at: string): void {
  if (typeof shown === 'string') assert.equal(kindOf(String(real)), kindOf(shown), at)
  else if (typeof shown !== 'object' || shown === null) assert.equal(real, shown, at)
  else {
    assert.equal(Array.isArray(real), Array.isArray(shown), at)
    if (Array.isArray(shown)) assert.equal(real.length, shown.length, at)
    for (const [name, value] of Object.entries(shown)) assertShows(value, real[name], `${at}.${name}`)
  }
}

const parsed = (text: string) => (/^[[{]/.test(text) ? JSON.parse(text) : text)

/** Does what is due in this world, as the worker of a service does, until the end of the block. */
function startWorking(world: World) {
  const ended = new AbortController()
  const working = (async () => {
    while (!ended.signal.aborted) {
      await world.runJobs()
      await setTimeout(100)
    }
  })()
  return {
    async [Symbol.asyncDispose]() {
      ended.abort()
      await working
    },
  }
}

for (const name of readdirSync(folder).filter((each) => each.endsWith('.md')))
  for (const language of ['sh', 'ts'])
    test(`the ${language} blocks of docs/guides/${name} do what it says`, {
      skip: language === 'sh' && withoutCurl ? 'left out: no curl or bash on this machine' : false,
    }, async () => {
      const blocks = blocksOf(readFileSync(join(folder, name), 'utf8'), language)
      assert.ok(blocks.some(({ shown }) => shown !== null))
      await using opened = new AsyncDisposableStack()
      const cwd = await mkdtemp(join(tmpdir(), 'laurel-guide-'))
      opened.defer(() => rm(cwd, { recursive: true }))
      await mkdir(join(cwd, 'node_modules', '@laurel'), { recursive: true })
      await symlink(join(root, 'client'), join(cwd, 'node_modules', '@laurel', 'client'))
      await writeFile(join(cwd, 'package.json'), '{"type":"module"}')
      await writeFile(join(cwd, 'names.xlsx'), workbookOfColumn(['name', 'Ada Lovelace', 'Grace Hopper']))
      const world = opened.use(await startWorld())
      const site = await world.app.listen({ port: 0, host: '127.0.0.1' })
      opened.use(startWorking(world))
      const { PATH = '' } = process.env
      const real = await run(language, blocks, cwd, { PATH, SITE: site, API: `${site}/api/v1`, KEY: world.key })
      assert.equal(real.length, blocks.length)
      for (const [at, { shown, code }] of blocks.entries())
        if (shown !== null) assertShows(parsed(shown), parsed(real[at]!), code)
    })
