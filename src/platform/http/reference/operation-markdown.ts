import { fieldLines, nameIn, oneLine, type Schema, typeWords } from './schema-words.ts'

type Media = { schema?: Schema; example?: unknown; examples?: Record<string, { value?: unknown }> }
type Answer = {
  $ref?: string
  description?: string
  content?: Record<string, Media>
  headers?: Record<string, unknown>
}
type Parameter = {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
  example?: unknown
}

/** An operation as the OpenAPI document describes it. */
export type Described = {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content?: Record<string, Media> }
  responses?: Record<string, Answer>
  'x-required-scope'?: string
}

export type Placed = { method: string; path: string; operation: Described }

export type Schemas = Record<string, Schema>

const JSON_TYPE = 'application/json'

/** Renders an operation of the document as a section of Markdown. */
export function operationMarkdown({ method, path, operation }: Placed, schemas: Schemas): string {
  const { operationId, summary, description, parameters = [], requestBody, responses = {} } = operation
  const scope = operation['x-required-scope']
  const facts = [
    `\`${method.toUpperCase()} ${path}\``,
    scope ? `scope \`${scope}\`` : 'no key',
    `id \`${operationId}\``,
  ]
  return [
    `### ${summary ?? operationId}`,
    facts.join(' · '),
    ...(description ? [description] : []),
    ...(parameters.length > 0 ? [`Parameters:\n\n${parameters.map(parameterLine).join('\n')}`] : []),
    ...(requestBody ? bodyParts(requestBody, schemas) : []),
    ...answerParts(responses),
  ].join('\n\n')
}

function parameterLine({ name, in: place, required, description, schema = {} }: Parameter): string {
  const [line] = fieldLines({
    properties: { [name]: { ...schema, ...(description ? { description } : {}) } },
    required: required ? [name] : [],
  })
  return line!.replace('(', `(${place}, `)
}

function bodyParts({ required, content = {} }: NonNullable<Described['requestBody']>, schemas: Schemas): string[] {
  return Object.entries(content).flatMap(([type, media]) => {
    const schema = media.schema?.$ref ? (schemas[nameIn(media.schema.$ref)] ?? {}) : (media.schema ?? {})
    const lines = fieldLines(schema)
    const what = lines.length > 0 ? `\n\n${lines.join('\n')}` : ` ${typeWords(schema)}`
    return [
      `Body, \`${type}\`${required ? '' : ', may be left out'}:${what}`,
      ...exampleParts('Example of a body', media),
    ]
  })
}

function answerParts(responses: Record<string, Answer>): string[] {
  const own = Object.entries(responses).filter(([, answer]) => !answer.$ref)
  const usual = Object.entries(responses).filter(([, answer]) => answer.$ref)
  const lines = own.map(([status, { description = '', content = {}, headers }]) => {
    const kinds = Object.entries(content).map(([type, { schema }]) =>
      type === JSON_TYPE ? typeWords(schema ?? {}) : `\`${type}\``,
    )
    const named = headers
      ? `; headers ${Object.keys(headers)
          .map((name) => `\`${name}\``)
          .join(', ')}`
      : ''
    return `- ${status}: ${oneLine(description)}${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}${named}`
  })
  if (usual.length > 0) lines.push(`- [Errors](#errors): ${usual.map(([status]) => status).join(', ')}`)
  const examples = own.flatMap(([status, { content }]) =>
    content?.[JSON_TYPE] ? exampleParts(`Example of an answer, ${status}`, content[JSON_TYPE]) : [],
  )
  return [`Answers:\n\n${lines.join('\n')}`, ...examples]
}

function exampleParts(heading: string, { example, examples }: Media): string[] {
  const value = example ?? Object.values(examples ?? {})[0]?.value
  if (value === undefined) return []
  return [`${heading}:\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``]
}
