import type { Context } from '../../../platform/context/context.ts'

/** A JSON Schema of an object. */
export type ObjectSchema = { type: 'object'; properties: Record<string, object>; required?: string[] }

/** What a program is told of a tool (MCP, Tool). */
export type ToolDefinition = {
  name: string
  title: string
  description: string
  inputSchema: ObjectSchema & { additionalProperties: false }
  outputSchema: object
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean }
}

export type Arguments = Record<string, unknown>

/** One thing that an assistant can do. */
export type Tool = {
  definition: ToolDefinition
  toolset: string
  /** What a key needs; null: nothing but being valid. */
  scope: string | null
  /** What cannot be taken back, in a sentence; null: it can. */
  irreversible: string | null
  /** Whether `dry_run` tells what it would do, and does nothing. */
  previews: boolean
  /** Tells what it would do, where it cannot be taken back. @throws AppError as the call would */
  foretell: ((ctx: Context, given: Arguments) => Promise<string>) | null
  /** @throws AppError */
  call: (ctx: Context, given: Arguments) => Promise<object>
}
