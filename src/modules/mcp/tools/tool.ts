import type { Context } from '../../../platform/context/context.ts'
import type { Operation } from '../../../platform/http/operations/operation.ts'

/** JSON Schema of an object. */
export type ObjectSchema = { type: 'object'; properties: Record<string, object>; required?: string[] }

/** A tool's definition for clients (MCP, Tool). */
export type ToolDefinition = {
  name: string
  title: string
  description: string
  inputSchema: ObjectSchema & { additionalProperties: false }
  outputSchema: object
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean }
}

export type Arguments = Record<string, unknown>

/** A tool that MCP clients can call. */
export type Tool = {
  definition: ToolDefinition
  toolset: string
  /** Required scope; null: any valid key, whose scopes the operation checks itself. */
  scope: string | null
  /** The operation that it performs, for the rules of apps that act for a member; null: it has none. */
  operation: Pick<Operation, 'method' | 'path' | 'sensitive'> | null
  /** Consequence of an irreversible call, in a sentence; null: it is reversible. */
  irreversible: string | null
  /** Whether `dry_run` previews it. */
  previews: boolean
  /** Describes the effect of an irreversible call. @throws AppError as the call would */
  previewCall: ((ctx: Context, given: Arguments) => Promise<string>) | null
  /** @throws AppError */
  call: (ctx: Context, given: Arguments) => Promise<object>
}
