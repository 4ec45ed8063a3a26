import { type Described, operationMarkdown, type Placed, type Schemas } from './operation-markdown.ts'
import { fieldLines, namesUsed, oneLine, type Schema, typeWords } from './schema-words.ts'

type ErrorAnswer = { description?: string; content?: unknown }

/** The parts of the OpenAPI document that are rendered as text. */
export type ReferenceDocument = {
  info: { title: string; description?: string }
  servers?: { url: string }[]
  tags?: { name: string; description?: string }[]
  paths?: Record<string, Record<string, Described>>
  webhooks?: Record<string, Record<string, Described>>
  components?: { schemas?: Schemas; responses?: Record<string, ErrorAnswer> }
}

export type Chapter = { name: string; description: string; operations: Placed[]; sent: Placed[] }

/** Returns the tags in order, each with its operations and webhook events. */
export function chaptersOf(document: ReferenceDocument): Chapter[] {
  const operations = placedIn(document.paths)
  const sent = placedIn(document.webhooks)
  const isOf = (name: string) => (placed: Placed) => (placed.operation.tags ?? []).includes(name)
  return (document.tags ?? [])
    .map(({ name, description = '' }) => ({
      name,
      description,
      operations: operations.filter(isOf(name)),
      sent: sent.filter(isOf(name)),
    }))
    .filter((chapter) => chapter.operations.length + chapter.sent.length > 0)
}

/** Describes the size of a chapter, such as `5 operations, 2 events`. */
export function countWords({ operations, sent }: Chapter): string {
  const counted = [numberOf(operations.length, 'operation'), numberOf(sent.length, 'event')]
  return counted.filter((each) => each !== null).join(', ')
}

const numberOf = (count: number, what: string) => (count === 0 ? null : `${count} ${what}${count === 1 ? '' : 's'}`)

/** Returns the name of a chapter in URLs, such as `bulk-generation`. */
export const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Renders the whole reference as Markdown. */
export function referenceMarkdown(document: ReferenceDocument): string {
  const chapters = chaptersOf(document)
  const contents = chapters.map(
    ({ name, operations }) => `- [${name}](#${slugOf(name)}): ${operations.length} operations`,
  )
  return joined([
    `# ${document.info.title} API reference`,
    ...introduction(document),
    `## Contents\n\n${contents.join('\n')}`,
    ...chapters.flatMap((chapter) => chapterParts(chapter, document, '##')),
    ...objectParts(document, document),
  ])
}

/** Renders one chapter and the objects it refers to as Markdown, for readers with little room. */
export function chapterMarkdown(document: ReferenceDocument, chapter: Chapter): string {
  return joined([...chapterParts(chapter, document, '#'), ...objectParts(document, chapter)])
}

function introduction({ info, servers = [] }: ReferenceDocument): string[] {
  const [server] = servers
  return [
    // The introduction's headings are nested under the heading of this text.
    ...(info.description ? [info.description.replace(/^(#+ )/gm, '#$1')] : []),
    ...(server
      ? [`Paths are below \`${server.url}\`. Operations with a scope want \`Authorization: Bearer <API_KEY>\`.`]
      : []),
  ]
}

function chapterParts({ name, description, operations, sent }: Chapter, document: ReferenceDocument, level: string) {
  const schemas = document.components?.schemas ?? {}
  return [
    `${level} ${name}`,
    ...(description ? [description] : []),
    ...operations.map((each) => operationMarkdown(each, schemas)),
    ...sent.map(sentMarkdown),
  ]
}

/** Renders an event that the service sends to webhook endpoints. */
function sentMarkdown({ path: event, operation: { summary, description, requestBody } }: Placed): string {
  const schema = requestBody?.content?.['application/json']?.schema
  return joined([
    `### \`${event}\``,
    ...(summary ? [oneLine(summary)] : []),
    ...(description ? [description] : []),
    ...(schema ? [`Sent: ${typeWords(schema)}`] : []),
  ]).trimEnd()
}

/** Renders the errors and the named objects that a part of the document refers to. */
function objectParts(document: ReferenceDocument, part: unknown): string[] {
  const { schemas = {}, responses = {} } = document.components ?? {}
  const used = namesUsed([part, responses], schemas)
  const errors = Object.values(responses).map(({ description = '' }) => `- ${oneLine(description)}`)
  return [
    `## Errors\n\nEvery error has \`detail\`, \`code\` and \`request_id\` ([Error](#error)):\n\n${[...new Set(errors)].join('\n')}`,
    '## Objects',
    ...[...used].toSorted().flatMap((name) => (schemas[name] ? [objectMarkdown(name, schemas[name])] : [])),
  ]
}

function objectMarkdown(name: string, schema: Schema): string {
  const lines = fieldLines(schema)
  return joined([
    `### ${name}`,
    ...(schema.description ? [schema.description] : []),
    lines.length > 0 ? lines.join('\n') : typeWords(schema),
  ]).trimEnd()
}

function placedIn(paths: Record<string, Record<string, Described>> = {}): Placed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
}

const joined = (parts: string[]) => `${parts.join('\n\n')}\n`
