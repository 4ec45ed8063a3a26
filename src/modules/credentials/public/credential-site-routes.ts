import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { CHECKABLE, type Checkable, sendCheckable } from '../../../platform/http/responses/send-checkable.ts'
import { reading } from '../../../platform/http/server/read-from-replicas.ts'
import { readTokenList } from '../wallets/token-list-answer.ts'
import { atAskedSite } from './asked-site.ts'
import { readDidDocument, readDidLines, readKeyHistory } from './public-keys.ts'
import { readStatusList } from './status-list-answer.ts'

type Read = (services: Services, handle: string, rest: string) => Promise<Checkable | null>

const SHORT = 'public, max-age=300'
const MAX_LIST = 2 ** 31 - 1

/** Readers by path below the address of an organisation; null where there is nothing. */
const readers: Record<string, Read> = {
  'did.json': async (services, handle) =>
    answer(await readDidDocument(services, handle), 'application/did+json', SHORT),
  'did.jsonl': async (services, handle) => {
    const body = await readDidLines(services, handle)
    return body === null ? null : { body, type: 'text/jsonl', cache: SHORT }
  },
  'keys.json': async (services, handle) => answer(await readKeyHistory(services, handle), 'application/json', SHORT),
  'status/:list': async (services, handle, rest) => {
    const match = /^(b?)(0|[1-9]\d{0,9})(\.jwt)?$/.exec(rest)
    if (match === null || Number(match[2]) > MAX_LIST) return null
    const isToken = match[3] !== undefined
    const read = isToken ? readTokenList : readStatusList
    const body = await read(services, handle, match[1] as '' | 'b', Number(match[2]))
    const type = isToken ? 'application/statuslist+jwt' : 'application/vc+ld+json'
    return body === null ? null : { body, type, cache: 'public, no-cache' }
  },
}

/** The keys of organisations and their lists of revoked credentials, for verifiers. */
export function credentialSiteRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    for (const [path, read] of Object.entries(readers))
      app.route<{ Params: { handle: string; list?: string } }>({
        method: 'GET',
        url: `/orgs/:handle/${path}`,
        config: CHECKABLE,
        schema: { hide: true, response: { 200: Type.Any() } },
        handler: async (request, reply) => {
          const { handle, list = '' } = request.params
          const found = await read(await atAskedSite(reading(request, services), handle, request.host), handle, list)
          if (found === null) throw new AppError('not_found', 'There is nothing at this address.')
          return sendCheckable(request, reply, found)
        },
      })
  }
}

function answer(document: object | null, type: string, cache: string): Checkable | null {
  return document && { body: JSON.stringify(document), type, cache }
}
