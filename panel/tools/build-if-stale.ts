import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildIfStale } from '../../src/lib/os/build-if-stale.ts'
import { filesBelow } from '../../src/lib/os/files-below.ts'
import { BUILT, isPanelBuilt, panelStamp, ROOT } from '../../src/modules/panel/panel-stamp.ts'
import { packFile } from '../../src/platform/http/responses/packed-file.ts'

// Builds the panel where its sources have changed since it was built: at the end of `npm ci`, and when a service finds it old.
const panel = join(ROOT, 'panel')

async function fill(folder: string): Promise<void> {
  const { build } = await import('vite')
  const stamp = await panelStamp()
  await build({ root: panel, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
  await packAll(folder)
  await writeFile(join(folder, 'stamp'), stamp!)
}

/** Compressed copies next to each file, so that the service does not compress at runtime. */
async function packAll(folder: string): Promise<void> {
  for (const name of await filesBelow(folder)) {
    if (name === 'index.html') continue
    const file = join(folder, name)
    const { br, gzip } = await packFile(await readFile(file))
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)])
  }
}

const what = { what: 'The panel', place: BUILT, isBuilt: await isPanelBuilt() }
process.stdout.write(await buildIfStale({ ...what, builder: 'vite', fill }))
