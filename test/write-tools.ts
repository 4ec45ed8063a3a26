import { writeFileSync } from 'node:fs'
import { writtenTools } from './support/written-tools.ts'

writeFileSync(new URL('../mcp-tools.json', import.meta.url), writtenTools())
