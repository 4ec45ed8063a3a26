import { writeFileSync } from 'node:fs'
import { writtenTools } from './support/written-tools.ts'

// For people who review the tools; git ignores the file, since the tools follow from the operations.
writeFileSync(new URL('../api/mcp-tools.json', import.meta.url), writtenTools())
