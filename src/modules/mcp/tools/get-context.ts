import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Operation } from '../../../platform/http/operations/operation.ts'
import { inputSplitter } from './split-input.ts'
import type { Tool } from './tool.ts'
import { TOOLSETS } from './toolsets.ts'

const NOTHING = { params: undefined, query: undefined, body: undefined } as unknown as Operation

/** The caller's organisation and scopes, for the start of a conversation. */
export const getContext: Tool = {
  definition: {
    name: 'get_context',
    title: 'Get the context of this key',
    description:
      'Call this first. Returns the scopes of this API key (* is all), the available toolsets and the current time in UTC.',
    inputSchema: { type: 'object', properties: {}, additionalProperties: false },
    outputSchema: {
      type: 'object',
      required: ['organisation_id', 'scopes', 'toolsets', 'now', 'site_url'],
      properties: {
        organisation_id: { type: 'integer' },
        scopes: { type: 'array', items: { type: 'string' } },
        toolsets: { type: 'array', items: { type: 'string' } },
        now: { type: 'string' },
        site_url: { type: 'string' },
      },
      additionalProperties: false,
    },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  },
  toolset: 'organisation',
  scope: null,
  operation: null,
  irreversible: null,
  previews: false,
  previewCall: null,
  async call(ctx, given) {
    inputSplitter(NOTHING)(given)
    const scopes = 'scopes' in ctx.actor ? [...ctx.actor.scopes] : []
    return {
      organisation_id: ctx.orgId,
      scopes,
      toolsets: [...TOOLSETS],
      now: isoTime(ctx.now()),
      site_url: ctx.siteUrl,
    }
  },
}
