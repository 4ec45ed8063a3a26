import Fastify from 'fastify'
import { type PackedFile, packFile } from '../responses/packed-file.ts'

/** The path at which the package serves its script. */
const SCRIPT = '/js/scalar.js'

/**
 * Returns the script of the reference. The package embeds it in 4 MB of code, so it is extracted in a worker thread.
 */
export default async function scriptInThread(): Promise<PackedFile> {
  const { default: plugin } = await import('@scalar/fastify-api-reference')
  const server = Fastify()
  await server.register(plugin, { configuration: { url: '-' } })
  const { statusCode, payload } = await server.inject(`/reference${SCRIPT}`)
  if (statusCode !== 200) throw new Error(`The package of the reference answers ${statusCode} for its script.`)
  return packFile(payload)
}
