import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPanelBuilt, panelStamp, ROOT } from '../../src/modules/panel/panel-stamp.ts'
import { packFile } from '../../src/platform/http/packed-file.ts'
import { filesBelow } from '../../src/platform/os/files-below.ts'

// Builds the panel where its sources have changed since it was built: at the end of `npm ci`, and when a service finds it old.
const panel = join(ROOT, 'panel')

async function build(): Promise<void> {
  const { build } = await import('vite')
  // Made beside its place and then put there at once, so that nobody reads a half, also when two build at the same time.
  const folder = await mkdtemp(join(panel, '.building-'))
  try {
    const stamp = await panelStamp()
    const outDir = join(folder, 'dist')
    await build({ root: panel, logLevel: 'error', build: { outDir, emptyOutDir: true } })
    await packAll(outDir)
    await writeFile(join(outDir, 'stamp'), stamp!)
    await rename(join(panel, 'dist'), join(folder, 'before')).catch(ignoreMissing)
    await rename(outDir, join(panel, 'dist'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Beside each file the same one packed, so that no service has that work. */
async function packAll(folder: string): Promise<void> {
  for (const name of await filesBelow(folder)) {
    if (name === 'index.html') continue
    const file = join(folder, name)
    const { br, gzip } = await packFile(await readFile(file))
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)])
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

function hasVite(): boolean {
  try {
    import.meta.resolve('vite')
    return true
  } catch {
    return false
  }
}

if (await isPanelBuilt()) console.log('The panel is built.')
else if (hasVite()) {
  const started = Date.now()
  await build()
  console.log(`The panel was built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
} else console.log('The panel is not built: its packages are not installed here (npm ci without --omit=dev has them).')
