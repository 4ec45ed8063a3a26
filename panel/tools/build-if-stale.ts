import { readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import pLimit from 'p-limit'
import { buildIfStale } from '../../src/lib/os/build-if-stale.ts'
import { filesBelow } from '../../src/lib/os/files-below.ts'
import { PANEL_LANGUAGES } from '../../src/modules/panel/panel-languages.ts'
import { BUILT, isPanelBuilt, pageFile, panelStamp, ROOT } from '../../src/modules/panel/panel-stamp.ts'
import { packFile } from '../../src/platform/http/responses/packed-file.ts'
import { manifestFile, routeSizes } from './route-sizes.ts'

// Builds the panel where its sources have changed since it was built: at the end of `npm ci`, and when a service finds it old.
const panel = join(ROOT, 'panel')
const BEST_BROTLI = 11

/** One build per language, into one folder, one after another: files without texts have the same name in all of them. */
async function fill(folder: string): Promise<void> {
  const { build } = await import('vite')
  const stamp = await panelStamp()
  for (const mode of PANEL_LANGUAGES) {
    const options = { outDir: folder, emptyOutDir: false, manifest: manifestFile(mode) }
    await build({ root: panel, mode, logLevel: 'error', build: options })
    await rename(join(folder, 'index.html'), join(folder, pageFile(mode)))
  }
  for (const page of ['door', 'file-check']) {
    const outDir = join(folder, page)
    await build({ configFile: join(panel, `vite.${page}.config.ts`), logLevel: 'error', build: { outDir } })
  }
  await packAll(folder)
  await writeFile(join(folder, 'stamp'), stamp!)
  process.stdout.write(await sizesIn(folder))
}

/** Compressed copies next to each file, so that the service does not compress at runtime. */
async function packAll(folder: string): Promise<void> {
  const atOnce = pLimit(availableParallelism())
  const names = (await filesBelow(folder)).filter((name) => extname(name) !== '.html')
  await Promise.all(names.map((name) => atOnce(() => pack(join(folder, name)))))
}

async function pack(file: string): Promise<void> {
  const { br, gzip } = await packFile(await readFile(file), BEST_BROTLI)
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)])
}

async function sizesIn(folder: string): Promise<string> {
  const sizes = await Promise.all(PANEL_LANGUAGES.map((language) => routeSizes(folder, language)))
  const lines = sizes.flat().map(({ route, language, size, max }) => {
    return `${(size / 1000).toFixed(1).padStart(7)} of ${max / 1000} KB  ${language}  ${route}\n`
  })
  return `Compressed, and beyond the first route:\n${lines.join('')}`
}

const what = { what: 'The panel', place: BUILT, isBuilt: await isPanelBuilt() }
process.stdout.write(await buildIfStale({ ...what, builder: 'vite', fill }))
