import { readFileSync, writeFileSync } from 'node:fs'
import { writePython } from './write-python.ts'

// Writes the types and methods of the Python client, which are committed: pip installs the folder without Node.js.
const document = JSON.parse(readFileSync(new URL('../../../api/openapi.json', import.meta.url), 'utf8'))
for (const [name, text] of Object.entries(writePython(document)))
  writeFileSync(new URL(`../../../clients/python/src/laurel/${name}`, import.meta.url), text)
