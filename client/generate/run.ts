import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { writeClient } from './write-client.ts'

// Generates src/generated, which is not committed, from api/openapi.json: at the end of `npm ci`, and before types and
// tests.
const folder = new URL('../src/generated/', import.meta.url)
const document = JSON.parse(readFileSync(new URL('../../api/openapi.json', import.meta.url), 'utf8'))
mkdirSync(folder, { recursive: true })
for (const [name, text] of Object.entries(writeClient(document))) {
  const file = new URL(name, folder)
  // Another process may be reading, so only a changed file is written.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}
