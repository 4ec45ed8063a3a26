import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { once } from '../../../lib/caches/once.ts'
import { AppError } from '../../../lib/errors.ts'
import { threadPool } from '../../../lib/threads/thread-pool.ts'
import { Type } from '../../../lib/type.ts'
import { type PackedFile, packFile, sendPacked } from '../responses/packed-file.ts'
import type { ClientMethods } from './code-samples.ts'
import { GUIDE_POLICY } from './guide-page.ts'
import { FAVICON } from './laurel-mark.ts'
import { makeInThread } from './make-in-thread.ts'
import { readPicture } from './read-pictures.ts'
import { referencePage } from './reference-page.ts'

/** For files that must be revalidated on every use. */
const REVALIDATED = 'public, max-age=0, must-revalidate'
/** For files whose URL changes with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** For pictures, which rarely change. */
const A_DAY = 'public, max-age=86400'
const HTML = { type: 'text/html; charset=utf-8', keep: REVALIDATED }

type File = { type: string; keep: string; make: () => Promise<PackedFile>; policy?: string }

export type Reference = {
  prefix: string
  title: string
  siteUrl: string
  baseUrl: string
  /** The guides in `docs/`, without extension. */
  guides: readonly string[]
  /** The methods of the client, for samples next to the operations. */
  clientMethods: () => Promise<ClientMethods>
}

const schema = { hide: true, response: { 200: Type.Any(), 304: Type.Any() } }
const config = { access: 'open', anyOrigin: true } as const

/**
 * Serves `openapi.json`, the reference at `/docs/`, and `/llms.txt` with the texts it links to. Each file is created on
 * first use, in a worker thread.
 */
export function referenceRoutes(reference: Reference): FastifyPluginAsyncTypebox {
  const { prefix, title, siteUrl, baseUrl, guides, clientMethods } = reference
  const threads = threadPool<null, PackedFile>(new URL('./script-thread.ts', import.meta.url), { threads: 1 })
  const script = once(() => threads.run(null))

  return async (app) => {
    const fileNamed = makeInThread(async () => {
      const [source, methods] = await Promise.all([app.apiSource(), clientMethods()])
      return { source, guides, clientMethods: methods, siteUrl }
    })
    const jsonFile = (name: string): File => ({
      type: 'application/json; charset=utf-8',
      keep: REVALIDATED,
      make: async () => (await fileNamed(name))!,
    })
    const document = jsonFile('openapi.json')
    const sampled = jsonFile('openapi.json?samples')

    // Paths in the page are relative, since a proxy may serve the site below a path of its own.
    const parts = { title, documentUrl: `..${prefix}/openapi.json?samples`, apiOrigin: new URL(baseUrl).origin }
    const page = once(async () => {
      const { page, policy } = referencePage({ ...parts, scriptUrl: scriptName(await script()) })
      return { ...HTML, policy, make: once(() => packFile(page)) }
    })
    const favicon = { type: 'image/svg+xml', keep: A_DAY, make: once(() => packFile(FAVICON)) }

    const fileAt = async (name: string): Promise<File> => {
      if (name === '') return page()
      if (name === 'favicon.svg') return favicon
      if (/^reference-\w+\.js$/.test(name) && name === scriptName(await script()))
        return { type: 'text/javascript; charset=utf-8', keep: IMMUTABLE, make: script }
      const isPage = /^guides\/[\w-]+\/[\w-]*$/.test(name)
      const text = isPage || name.endsWith('.md') ? await fileNamed(name) : null
      if (text && isPage) return { ...HTML, policy: GUIDE_POLICY, make: async () => text }
      if (text) return { type: 'text/markdown; charset=utf-8', keep: REVALIDATED, make: async () => text }
      const picture = name.startsWith('pictures/') ? await readPicture(name.slice('pictures/'.length)) : null
      if (picture) return { type: 'image/webp', keep: A_DAY, make: () => packFile(picture) }
      throw new AppError('not_found', `There is nothing at /docs/${name}. The reference is at /docs/.`)
    }
    const llms = async () => (await fileNamed('llms.txt'))!
    const files: Record<string, (request: FastifyRequest) => File | Promise<File>> = {
      [`${prefix}/openapi.json`]: ({ query }) => ('samples' in (query as object) ? sampled : document),
      '/llms.txt': () => ({ type: 'text/plain; charset=utf-8', keep: REVALIDATED, make: llms }),
      '/docs/*': ({ params }) => fileAt((params as { '*': string })['*']),
    }
    for (const [url, find] of Object.entries(files))
      app.route({
        method: 'GET',
        url,
        config,
        schema,
        handler: async (request, reply) => sendFile(request, reply, await find(request)),
      })
    redirectToPage(app, siteUrl)
  }
}

function redirectToPage(app: FastifyInstance, siteUrl: string): void {
  const root = new URL(siteUrl).pathname.replace(/\/$/, '')
  app.route({
    method: 'GET',
    url: '/docs',
    config: { access: 'open' },
    schema: { hide: true, response: {} },
    handler: async (_request, reply) => reply.redirect(`${root}/docs/`, 301),
  })
}

const scriptName = ({ hash }: PackedFile) => `reference-${hash}.js`

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: File): Promise<FastifyReply> {
  const packed = await file.make()
  reply.headers({ 'Cache-Control': file.keep, 'X-Content-Type-Options': 'nosniff' })
  if (file.policy) reply.headers({ 'Content-Security-Policy': file.policy, 'Referrer-Policy': 'no-referrer' })
  return sendPacked(request, reply, packed, file.type)
}
