import { readFileSync, writeFileSync } from 'node:fs'
import { writeClient } from './write-client.ts'

// Writes src/generated from openapi.json.
const document = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'))
for (const [name, text] of Object.entries(writeClient(document)))
  writeFileSync(new URL(`../src/generated/${name}`, import.meta.url), text)
