import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { pageIn } from './tools/page-in.ts'
import { textsOfLanguage } from './tools/texts-of-language.ts'

const SERVICE = process.env['LAUREL'] ?? 'http://127.0.0.1:8080'

/**
 * Leaves the operations of resources that the panel never names out of its client, so that the first page does not grow
 * with the API. Resources are only reached as `laurel.name` or `{ name } = laurel`, which a test checks.
 */
function usedOperations(): Plugin {
  const src = new URL('src/', import.meta.url).pathname
  return {
    name: 'used-operations',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/client/src/generated/operations.ts')) return null
      const text = globSync('**/*.{ts,tsx}', { cwd: src })
        .map((file) => readFileSync(`${src}${file}`, 'utf8'))
        .join('\n')
      return code.replaceAll(/^ {2}'?([\w.]+)'?: \{\n.*?^ {2}\},\n/gms, (resource, name: string) => {
        const path = name.replaceAll('.', '\\s*\\.\\s*')
        return new RegExp(`laurel\\s*\\.\\s*${path}\\b|\\b${path}\\b[^{}]*\\} = laurel\\b`).test(text) ? resource : ''
      })
    },
  }
}

/** Builds the panel in one language, which is the mode: a browser loads no text of another. English is in the pages. */
function oneLanguage(language: string): Plugin {
  return {
    name: 'one-language',
    transform(code, id) {
      if (['en', 'development'].includes(language) || !/\/panel\/src\/.*\.tsx?$/.test(id)) return null
      return textsOfLanguage(code, id.replace('/panel/src/', `/panel/languages/${language}/`))
    },
    transformIndexHtml: (html) => pageIn(language, html),
  }
}

export default defineConfig(({ command, mode }) => ({
  // Relative addresses, since a proxy can serve the site below a path.
  base: command === 'build' ? './' : '/admin/',
  plugins: [react(), usedOperations(), oneLanguage(mode)],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    // What every page needs is one file: many small ones compress worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', tags: ['$initial'] }] } } },
  },
  server: { port: 5180, proxy: { '^/(?!admin)': SERVICE } },
}))
