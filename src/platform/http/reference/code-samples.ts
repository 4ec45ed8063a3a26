import type { Described, Schemas } from './operation-markdown.ts'
import type { ReferenceDocument } from './reference-markdown.ts'
import { importsOf, sampleValue, writeSample } from './sample-value.ts'

/**
 * The client's requests by resource and method, such as `GET events? page`. As in the client, a path without a leading
 * slash is below `/admin/`.
 */
export type ClientMethods = Record<string, Record<string, string>>

/**
 * Written in two parts: it names the environment of the reader's program, and only one file may read this program's.
 */
const ENVIRONMENT = ['process', 'env'].join('.')

type Method = { call: string; kinds: string[] }

/** Adds a TypeScript sample to each operation for which the client has a method. */
export function withCodeSamples<Given extends ReferenceDocument>(
  document: Given,
  client: ClientMethods,
  siteUrl: string,
): Given {
  const methods = byAddress(client)
  const schemas = document.components?.schemas ?? {}
  const paths = Object.entries(document.paths ?? {}).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([name, operation]) => {
        const method = methods.get(addressOf(name, path))
        if (!method) return [name, operation]
        const source = sampleOf(method, operation, { schemas, siteUrl })
        return [name, { ...operation, 'x-codeSamples': [{ lang: 'TypeScript', label: '@laurel/client', source }] }]
      }),
    ),
  ])
  return { ...document, paths: Object.fromEntries(paths) }
}

const addressOf = (method: string, path: string) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`

/** Prefers the method that returns no file if two methods share a path, since a list can also be downloaded. */
function byAddress(client: ClientMethods): Map<string, Method> {
  const told = Object.entries(client).flatMap(([resource, methods]) =>
    Object.entries(methods).map(([name, line]): [string, Method] => {
      const [method = '', path = '', ...kinds] = line.split(' ')
      return [
        addressOf(method, path.replace(/^(?!\/)/, '/admin/').replace(/\?$/, '')),
        { call: `laurel.${resource}.${name}`, kinds },
      ]
    }),
  )
  const isFile = ([, { kinds }]: [string, Method]) => kinds.includes('file')
  return new Map([...told.filter(isFile), ...told.filter((each) => !isFile(each))])
}

function sampleOf(
  { call, kinds }: Method,
  operation: Described,
  { schemas, siteUrl }: { schemas: Schemas; siteUrl: string },
): string {
  const asked = `${call}(${argumentsOf(operation, schemas).join(', ')})`
  const key = operation['x-required-scope'] ? `\n  key: ${ENVIRONMENT}.LAUREL_API_KEY!,` : ''
  return `${importsOf(asked)}import { createLaurel } from '@laurel/client'

const laurel = createLaurel({
  baseUrl: '${siteUrl}',${key}
})

${usedAs(asked, kinds, operation)}`
}

function usedAs(asked: string, kinds: string[], { responses = {} }: Described): string {
  if (kinds.includes('page')) return `for await (const row of ${asked}) console.log(row)`
  if (kinds.includes('file')) return `const file = await ${asked}\nconst bytes = await file.arrayBuffer()`
  if ('204' in responses) return `await ${asked}`
  return `const answer = await ${asked}\nconsole.log(answer)`
}

/** The path parameters, the body, and the query if any of it is required. */
function argumentsOf({ parameters = [], requestBody }: Described, schemas: Schemas): string[] {
  const exampleOf = ({ name, schema, example }: NonNullable<Described['parameters']>[number]) =>
    example ?? sampleValue(name, schema ?? {}, schemas)
  const inPath = parameters.filter((each) => each.in === 'path').map((each) => writeSample(exampleOf(each)))
  const needed = parameters.filter((each) => each.in === 'query' && each.required)
  const query = Object.fromEntries(needed.map((each) => [each.name, exampleOf(each)]))
  return [
    ...inPath,
    ...bodyOf(requestBody, schemas).map((body) => writeSample(body)),
    ...(needed.length > 0 ? [writeSample(query)] : []),
  ]
}

function bodyOf(requestBody: Described['requestBody'], schemas: Schemas): unknown[] {
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {}
  const media = form ?? json
  if (!media) return []
  const example = media.example ?? Object.values(media.examples ?? {})[0]?.value
  return [form || example === undefined ? sampleValue('body', media.schema ?? {}, schemas) : example]
}
