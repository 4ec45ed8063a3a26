import type { KnownTool } from '../tools/all-tools.ts'
import type { ToolDefinition } from '../tools/tool.ts'

const MAX_FOUND = 8
const open = { type: 'object', properties: {}, additionalProperties: true }

const calling = (name: string, title: string, reads: boolean): ToolDefinition => ({
  name,
  title,
  description: `Calls a tool found with find_tools that ${reads ? 'only reads' : 'changes records'}.`,
  inputSchema: {
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string' }, arguments: open },
    additionalProperties: false,
  },
  outputSchema: open,
  annotations: { readOnlyHint: reads, destructiveHint: !reads, idempotentHint: reads, openWorldHint: !reads },
})

/**
 * Three tools that replace all others, for hosts with many tools. Reading and changing are separate, so that a host can
 * allow only reading.
 */
export const SEARCH_TOOLS: readonly ToolDefinition[] = [
  calling('call_changing_tool', 'Call a changing tool', false),
  calling('call_reading_tool', 'Call a reading tool', true),
  {
    name: 'find_tools',
    title: 'Find tools',
    description: 'Finds Laurel tools (events, attendees, certificates, CRM …) by words. Returns names and arguments.',
    inputSchema: {
      type: 'object',
      required: ['query'],
      properties: { query: { type: 'string' } },
      additionalProperties: false,
    },
    outputSchema: open,
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  },
]

/** Finds the tools that match most words, with names weighted above titles and titles above descriptions. */
export function findTools(tools: readonly KnownTool[], query: string): Omit<ToolDefinition, 'outputSchema'>[] {
  const words = [
    ...new Set(
      query
        .toLowerCase()
        .slice(0, 300)
        .split(/[^a-z0-9]+/)
        .filter(Boolean),
    ),
  ].slice(0, 20)
  const scored = tools.map(({ definition }) => ({ definition, score: scoreOf(definition, words) }))
  const best = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
  return best.slice(0, MAX_FOUND).map(({ definition: { outputSchema: _, ...described } }) => described)
}

function scoreOf({ name, title, description }: ToolDefinition, words: string[]): number {
  const parts = name.split('_')
  const [heading, rest] = [title.toLowerCase(), description.toLowerCase()]
  const stem = (word: string) => word.replace(/s$/, '')
  return words.reduce((sum, word) => {
    const root = stem(word)
    const inName = parts.some((part) => stem(part) === root) ? 5 : 0
    return sum + inName + (heading.includes(root) ? 2 : 0) + (rest.includes(root) ? 1 : 0)
  }, 0)
}
