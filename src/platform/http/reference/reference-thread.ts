import { memoize } from '../../../lib/caches/memoize.ts'
import { documentOf } from '../openapi/openapi.ts'
import { type PackedFile, packFile } from '../responses/packed-file.ts'
import { type ClientMethods, withCodeSamples } from './code-samples.ts'
import type { ReferenceDocument } from './reference-markdown.ts'
import { referenceTexts } from './reference-texts.ts'

export type ReferenceTask = {
  /** `openapi.json`, `openapi.json?samples`, or the name of a text. */
  name: string
  /** The source of the document as JSON text: copying texts between threads costs almost nothing. */
  source: string
  guides: readonly string[]
  clientMethods: ClientMethods
  siteUrl: string
}

const documents = new Map<string, Promise<ReferenceDocument>>()

/**
 * Creates a file of the reference, compressed; null for an unknown name. Parsing the document, or writing it, would
 * hold up requests for a tenth of a second in the thread that answers them.
 */
export default async function fileInThread(task: ReferenceTask): Promise<PackedFile | null> {
  const { name, source, guides, clientMethods, siteUrl } = task
  const document = () => memoize(documents, source, async () => (await documentOf(source)) as ReferenceDocument)
  if (name === 'openapi.json') return packFile(JSON.stringify(await document()))
  if (name === 'openapi.json?samples')
    return packFile(JSON.stringify(withCodeSamples(await document(), clientMethods, siteUrl)))
  return referenceTexts({ document, guides, siteUrl })(name)
}
