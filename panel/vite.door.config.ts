import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

const SERVICE = process.env['LAUREL'] ?? 'http://127.0.0.1:8080'
const root = new URL('door', import.meta.url).pathname
const WORKER = 'service-worker'

/** Writes the names of all files of the page, and a version that follows from them, into its service worker. */
function filesToKeep(): Plugin {
  return {
    name: 'files-to-keep',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
      const page = readFileSync(`${root}/index.html`)
      const version = createHash('sha256').update(page).update(files.toSorted().join('\n')).digest('hex').slice(0, 16)
      const worker = Object.values(bundle).find(({ fileName }) => fileName === `${WORKER}.js`)
      if (worker?.type !== 'chunk') throw new Error('The service worker of the door is missing.')
      worker.code = worker.code.replace('__FILES__', files.join(' ')).replace('__VERSION__', version)
    },
  }
}

/** Builds the page for check-in, which works on its own without the panel and without a network. */
export default defineConfig(({ command }) => ({
  root,
  base: command === 'build' ? './' : '/door/',
  plugins: [filesToKeep()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      input: [`${root}/index.html`, `${root}/${WORKER}.ts`],
      output: {
        entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { port: 5181, proxy: { '^/(?!door)': SERVICE } },
}))
