import { defineConfig } from 'vite'

const root = new URL('file-check', import.meta.url).pathname

/** Builds the script that checks files into one file, which the service writes into its pages. */
export default defineConfig({
  root,
  build: {
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: `${root}/file-check-main.ts`,
      output: { format: 'iife', entryFileNames: 'file-check.js' },
    },
  },
})
