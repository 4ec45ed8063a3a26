import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../lib/errors.ts'

/** A copy of public addresses of the service, as files that any web server can serve. */
export type StaticSite = {
  /** Writes a file at an address. */
  write: (path: string, body: string | Buffer) => Promise<void>
  /**
   * Copies what the service answers at an address.
   * @param file where to write it, if not at the address itself
   * @returns null where there is nothing
   */
  copy: (path: string, file?: string) => Promise<Buffer | null>
  /** Copies what must be there. @throws AppError not_found */
  require: (path: string) => Promise<Buffer>
  /** Gives the finished folder its name. */
  finish: () => Promise<void>
}

/** Creates a folder for a static site, under another name until it is finished. */
export async function staticSite(app: FastifyInstance, folder: string): Promise<StaticSite> {
  const part = `${folder}.${process.pid}.part`
  await mkdir(part, { recursive: true })
  const write = async (path: string, body: string | Buffer) => {
    const file = join(part, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, body)
  }
  const copy = async (path: string, file = path) => {
    // Prefetching counts as no use.
    const headers = { accept: file.endsWith('.html') ? 'text/html' : '*/*', purpose: 'prefetch' }
    const answer = await app.inject({ method: 'GET', url: path, headers })
    if (answer.statusCode === 404 || answer.statusCode === 410) return null
    if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}.`)
    await write(file, answer.rawPayload)
    return answer.rawPayload
  }
  return {
    write,
    copy,
    require: async (path) => {
      const body = await copy(path)
      if (body === null) throw new AppError('not_found', `This service has nothing at ${path}.`)
      return body
    },
    finish: () => rename(part, folder),
  }
}
