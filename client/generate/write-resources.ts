import { answersOfBoth, nameArgument, type Operation } from './read-operations.ts'
import { literal, type Schema, writeComment, writeType } from './write-type.ts'

type Group = { methods: Operation[]; groups: Map<string, Group> }

/** Writes the client's methods by resource, as a type. */
export function writeResources(operations: Operation[]): string {
  const root: Group = { methods: [], groups: new Map() }
  for (const operation of operations) {
    let group = root
    for (const name of operation.name.split('.').slice(0, -1)) {
      if (!group.groups.has(name)) group.groups.set(name, { methods: [], groups: new Map() })
      group = group.groups.get(name)!
    }
    group.methods.push(operation)
  }
  return `export type Resources = ${writeGroup(root, '')}\n`
}

function writeGroup({ methods, groups }: Group, indent: string): string {
  const inner = `${indent}  `
  const nested = [...groups].map(([name, group]) => `${inner}${name}: ${writeGroup(group, inner)}\n`)
  return `{\n${methods.map((each) => writeMethod(each, inner)).join('')}${nested.join('')}${indent}}`
}

/** If a dry run has a different response, overloads distinguish the two. */
function writeMethod(operation: Operation, indent: string): string {
  const { answer, query } = operation
  const dry = answer.kind === 'json' && query.some(({ name }) => name === 'dry_run')
  const answers = dry ? Object.entries(answer.byStatus) : []
  if (answers.length !== 2 || new Set(answers.map(([, schema]) => writeType(schema))).size === 1)
    return signature(operation, indent)
  const [tried, done] = answersOfBoth(answers).map((byStatus) => ({ ...answer, byStatus }))
  const asking = (schema: Schema, required: boolean) =>
    query.map((each) => (each.name === 'dry_run' ? { ...each, schema, required } : each))
  return [
    signature({ ...operation, query: asking({ const: true }, true), answer: tried! }, indent),
    signature({ ...operation, query: asking({ const: false }, false), answer: done! }, indent),
    signature(operation, indent),
  ].join('')
}

function signature({ name, comment, path, inPath, body, query, answer }: Operation, indent: string): string {
  const inner = `${indent}  `
  const params = inPath.map(
    ({ name, schema }) =>
      `${nameArgument(name, path)}: ${name === 'id' && schema.type === 'string' ? 'string | number' : writeType(schema)}`,
  )
  if (body) {
    const types = body.schemas.map((schema) => writeType(schema, indent))
    const mayGo = !body.required
    // An optional argument may not precede a required one.
    const stays = query.some(({ required }) => required)
    params.push(`body${mayGo && !stays ? '?' : ''}: ${types.join(' | ')}${mayGo && stays ? ' | undefined' : ''}`)
  }
  if (query.length > 0) {
    const fields = query.map(
      ({ name, required, description, schema }) =>
        `${writeComment([description], inner)}${inner}${name}${required ? '' : '?'}: ${writeType(schema, inner)}${required ? '' : ' | undefined'}\n`,
    )
    params.push(`query${query.some(({ required }) => required) ? '' : '?'}: {\n${fields.join('')}${indent}}`)
  }
  params.push('options?: RequestOptions')
  return `${writeComment(comment, indent)}${indent}${name.split('.').at(-1)}(${params.join(', ')}): ${writeAnswer(answer)}\n`
}

function writeAnswer(answer: Operation['answer']): string {
  if (answer.kind === 'file') return 'Promise<Response>'
  if (answer.kind === 'page') return `Pages<${writeType(answer.rows)}>`
  const types = Object.values(answer.byStatus).map((schema) => (schema ? writeType(schema) : 'undefined'))
  return `Promise<${[...new Set(types)].join(' | ') || 'undefined'}>`
}

/** Writes the methods as data, the only part that a program loads. */
export function writeOperations(operations: Operation[]): string {
  const resources = Map.groupBy(operations, ({ name }) => name.slice(0, name.lastIndexOf('.')))
  const lines = [...resources].map(([resource, methods]) => {
    const told = methods.map((each) => `    ${each.name.split('.').at(-1)}: ${literal(writeLine(each))},\n`)
    return `  ${resource.includes('.') ? literal(resource) : resource}: {\n${told.join('')}  },\n`
  })
  return `export const operations: Record<string, Record<string, string>> = {\n${lines.join('')}}\n`
}

function writeLine({ method, path, inPath, query, body, answer, once }: Operation): string {
  const short = inPath.reduce((path, { name }) => path.replace(`{${name}}`, '{}'), path.replace(/^\/admin\//, ''))
  const kinds = [body?.kind, answer.kind === 'json' ? null : answer.kind, once && 'once'].filter(Boolean)
  return [method, short + (query.length > 0 ? '?' : ''), ...kinds].join(' ')
}
