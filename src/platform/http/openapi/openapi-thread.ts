import { type ApiSource, composeDocument } from './openapi.ts'

/** The document as JSON text. @param source as JSON text too: copying texts between threads costs next to nothing */
export default async function documentInThread(source: string): Promise<string> {
  return JSON.stringify(await composeDocument(JSON.parse(source) as ApiSource))
}
