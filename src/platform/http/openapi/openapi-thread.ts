import { type ApiSource, composeDocument } from './openapi.ts'

/**
 * Returns the document as JSON text.
 * @param source is JSON text too: copying texts between threads costs almost nothing
 */
export default async function documentInThread(source: string): Promise<string> {
  return JSON.stringify(await composeDocument(JSON.parse(source) as ApiSource))
}
