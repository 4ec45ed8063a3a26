import { allTools } from '../../src/modules/mcp/tools/all-tools.ts'
import { modules } from '../../src/modules.ts'

/** The definitions of all tools, one a line, as they are reviewed. */
export function writtenTools(): string {
  const operations = modules.flatMap(({ operations = [], tools = [] }) => [...operations, ...tools])
  const lines = [...allTools(operations).values()].map(({ definition }) => JSON.stringify(definition))
  return `[\n${lines.join(',\n')}\n]\n`
}
