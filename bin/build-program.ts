import { writeFile } from 'node:fs/promises'
import { isAbsolute, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'rolldown'
import { BUILT, builtProgram, MADE_OF, type MadeOf } from '../src/cli/built-program.ts'
import { buildIfStale } from '../src/lib/os/build-if-stale.ts'
import { digestOf } from '../src/lib/os/digest-of.ts'

// Bundles the program's own files into a few if one has changed, at the end of `npm ci`. A start loads them in two
// thirds of the time. Packages stay where they are.
const root = fileURLToPath(new URL('..', import.meta.url))
const entry = join(root, 'src/cli/run-command.ts')

/** Relative to the repository, with forward slashes. */
const pathOf = (file: string) => relative(root, file).replaceAll('\\', '/')

/** Keeps paths relative to a source file valid: threads, styles and migrations are found by them. */
const places: Plugin = {
  name: 'places',
  transform(code, id) {
    if (!code.includes('import.meta')) return null
    const moved = code.replace(/\bimport\.meta\.(\w+)/g, (found, name) => {
      if (name === 'url') return `new URL(${JSON.stringify(`../${pathOf(id)}`)}, import.meta.url).href`
      if (name === 'dirname') return `(import.meta.dirname + ${JSON.stringify(`/../${pathOf(join(id, '..'))}`)})`
      throw new Error(`${pathOf(id)}: ${found} would be that of the built file.`)
    })
    // No map is needed, since lines stay the same.
    return { code: moved, map: null }
  },
}

async function fill(folder: string): Promise<void> {
  const { rolldown } = await import('rolldown')
  await using bundle = await rolldown({
    input: entry,
    platform: 'node',
    tsconfig: false,
    // Except the bundler's own helpers.
    external: (id) => !id.startsWith('.') && !isAbsolute(id) && !id.startsWith('@oxc-project/runtime/'),
    plugins: [places],
    // The syntax that Node runs unchanged.
    transform: { target: 'esnext' },
  })
  const sourcemapPathTransform = (source: string, map: string) => `../${pathOf(join(map, '..', source))}`
  await bundle.write({ dir: folder, format: 'esm', sourcemap: true, sourcemapPathTransform })
  const sources = (await bundle.watchFiles).map(pathOf).sort()
  await writeFile(join(folder, MADE_OF), JSON.stringify({ sources, digest: digestOf(sources) } satisfies MadeOf))
}

const what = { what: 'The program', place: fileURLToPath(BUILT), isBuilt: builtProgram() !== null }
process.stdout.write(await buildIfStale({ ...what, builder: 'rolldown', fill }))
