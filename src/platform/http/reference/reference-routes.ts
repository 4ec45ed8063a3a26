import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import { threadPool } from '../../thread-pool.ts'
import { Type } from '../../type.ts'
import { FAVICON } from './laurel-mark.ts'
import { type PackedFile, packFile, sendPacked } from './packed-file.ts'
import { referencePage } from './reference-page.ts'

/** Whoever has it asks each time whether it still holds. */
const ASKED_EACH_TIME = 'public, max-age=0, must-revalidate'
/** Its address changes with its content. */
const FOR_EVER = 'public, max-age=31536000, immutable'

type File = { type: string; keep: string; make: () => Promise<PackedFile>; policy?: string }

export type Reference = { prefix: string; title: string; siteUrl: string; baseUrl: string }

/** `openapi.json`, and a reference for people at `/docs/`: files that are made when somebody first wants them. */
export function referenceRoutes({ prefix, title, siteUrl, baseUrl }: Reference): FastifyPluginAsyncTypebox {
  const threads = threadPool<null, PackedFile>(new URL('./script-thread.ts', import.meta.url), { threads: 1 })
  const script = once(() => threads.run(null))

  return async (app) => {
    const document: File = {
      type: 'application/json; charset=utf-8',
      keep: ASKED_EACH_TIME,
      make: once(async () => packFile(JSON.stringify(await app.apiDocument()))),
    }
    app.route({
      method: 'GET',
      url: `${prefix}/openapi.json`,
      config: { access: 'open', anyOrigin: true },
      schema: { hide: true, response: { 200: Type.Any(), 304: Type.Any() } },
      handler: async (request, reply) => sendFile(request, reply, document),
    })

    // Paths of the page are relative, since a proxy may serve the site below a path of its own.
    const parts = { title, documentUrl: `..${prefix}/openapi.json`, apiOrigin: new URL(baseUrl).origin }
    const page = once(async () => {
      const scriptUrl = scriptName(await script())
      const { page, policy } = referencePage({ ...parts, scriptUrl })
      return { type: 'text/html; charset=utf-8', keep: ASKED_EACH_TIME, policy, make: once(() => packFile(page)) }
    })
    const favicon = { type: 'image/svg+xml', keep: 'public, max-age=86400', make: once(() => packFile(FAVICON)) }
    const files: Record<string, () => Promise<File>> = { '': page, 'favicon.svg': async () => favicon }

    const fileAt = async (name: string): Promise<File> => {
      const known = Object.hasOwn(files, name) ? files[name] : undefined
      if (known) return known()
      if (/^reference-\w+\.js$/.test(name) && name === scriptName(await script()))
        return { type: 'text/javascript; charset=utf-8', keep: FOR_EVER, make: script }
      throw new AppError('not_found', `There is nothing at /docs/${name}. The reference is at /docs/.`)
    }
    app.route({
      method: 'GET',
      url: '/docs',
      config: { access: 'open' },
      schema: { hide: true, response: {} },
      handler: async (_request, reply) => reply.redirect(`${new URL(siteUrl).pathname.replace(/\/$/, '')}/docs/`, 301),
    })
    app.route({
      method: 'GET',
      url: '/docs/*',
      config: { access: 'open' },
      schema: { hide: true, response: { 200: Type.Any(), 304: Type.Any() } },
      handler: async (request, reply) =>
        sendFile(request, reply, await fileAt((request.params as { '*': string })['*'])),
    })
  }
}

const scriptName = ({ hash }: PackedFile) => `reference-${hash}.js`

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: File): Promise<FastifyReply> {
  const packed = await file.make()
  reply.headers({ 'Cache-Control': file.keep, 'X-Content-Type-Options': 'nosniff' })
  if (file.policy) reply.headers({ 'Content-Security-Policy': file.policy, 'Referrer-Policy': 'no-referrer' })
  return sendPacked(request, reply, packed, file.type)
}

/** Makes it for all who want it at the same time, and keeps it. What failed is tried again by the next one. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make().catch((error) => {
      made = null
      throw error
    })
    return made
  }
}
