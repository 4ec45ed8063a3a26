import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A name of a set of files, as the page's worker has it. */
const VERSION = /\b[0-9a-f]{16}\b/

export type UpdatedSite = { url: string; update: () => void } & AsyncDisposable

/**
 * A site in front of another, whose worker is from a newer build once it is updated: it gives the same files another
 * version.
 */
export async function startUpdatedSite(origin: string, worker: string): Promise<UpdatedSite> {
  let isUpdated = false
  const server = createServer((asked, answer) => {
    const { method, url } = asked
    const { 'if-none-match': _, ...headers } = asked.headers
    const sent = { method: method!, headers: { ...headers, 'accept-encoding': 'identity' } }
    const asking = request(new URL(url!, origin), sent, async (got) => {
      if (url !== worker || !isUpdated) return void got.pipe(answer.writeHead(got.statusCode!, got.headers))
      const { 'content-length': _, etag: __, ...others } = got.headers
      answer.writeHead(got.statusCode!, others).end((await text(got)).replace(VERSION, 'f'.repeat(16)))
    })
    asked.pipe(asking)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    update: () => {
      isUpdated = true
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
