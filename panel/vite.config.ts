import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const SERVICE = process.env['LAUREL'] ?? 'http://127.0.0.1:8080'

export default defineConfig(({ command }) => ({
  // Relative addresses, since a proxy can serve the site below a path.
  base: command === 'build' ? './' : '/admin/',
  plugins: [react()],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false }, manifest: true },
  server: { port: 5180, proxy: { '^/(?!admin)': SERVICE } },
}))
