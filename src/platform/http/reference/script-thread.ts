import Fastify from 'fastify'
import { type PackedFile, packFile } from '../responses/packed-file.ts'

/** The address under which the package gives out its script. */
const SCRIPT = '/js/scalar.js'

/** The script of the reference. The package holds it within 4 MB of code, so it is taken out where no request waits. */
export default async function scriptInThread(): Promise<PackedFile> {
  const { default: plugin } = await import('@scalar/fastify-api-reference')
  const server = Fastify()
  await server.register(plugin, { configuration: { url: '-' } })
  const { statusCode, payload } = await server.inject(`/reference${SCRIPT}`)
  if (statusCode !== 200) throw new Error(`The package of the reference answers ${statusCode} for its script.`)
  return packFile(payload)
}
