import { answersOfBoth, nameArgument, type Operation } from '../read-operations.ts'
import type { Schema } from '../write-type.ts'
import { docstring, isPythonName, pascalCase, pythonLiteral, pythonName } from './python-text.ts'
import type { pythonTypes } from './python-types.ts'

type Types = ReturnType<typeof pythonTypes>
/** A body is given as keywords, or as an argument if its fields are not names of Python. */
type Body = { type: string; asKeywords: boolean }
type Asked = { name: string; argument: string; type: string; required: boolean; description: string | undefined }

const BUILTINS = /(?<![\w.])(?:list|dict|int|str|float|bool)(?=\[|\b)/g

/** Writes the method of an operation: path parameters by position, the query and the body's fields by keyword. */
export function writePythonMethod(operation: Operation, schemas: Record<string, Schema>, types: Types): string {
  const body = operation.body && readBody(operation, schemas, types)
  const fields = body?.fields ?? []
  const query = operation.query
    .filter(({ name }) => !fields.includes(name))
    .map(({ name, required, schema, description }): Asked => {
      const type = qualified(types.typeOf(schema, ''), types)
      return { name, argument: pythonName(name), type, required: required === true, description }
    })
  const parts: Parts = { operation, query, body, types }
  const { answer } = operation
  const answers =
    answer.kind === 'json' && query.some(({ name }) => name === 'dry_run') ? Object.entries(answer.byStatus) : []
  if (answers.length !== 2 || new Set(answers.map(([, schema]) => JSON.stringify(schema))).size === 1)
    return `${signature(parts, answer)}${implementation(parts, answer)}`
  const [tried, done] = answersOfBoth(answers).map((byStatus) => ({ kind: 'json' as const, byStatus }))
  const asking = (type: string, required: boolean): Parts => ({
    ...parts,
    query: query.map((each) => (each.name === 'dry_run' ? { ...each, type, required } : each)),
  })
  return [
    `    @overload\n${signature(asking('Literal[True]', true), tried!)} ...\n\n`,
    `    @overload\n${signature(asking('Literal[False]', false), done!)} ...\n\n`,
    `    @overload\n${signature(asking('bool', true), answer)} ...\n\n`,
    `${signature(parts, answer)}${implementation(parts, answer)}`,
  ].join('')
}

type Parts = { operation: Operation; query: Asked[]; body: Body | null; types: Types }

function signature({ operation, query, body, types }: Parts, answer: Operation['answer']): string {
  const { name, path, inPath } = operation
  const positional = inPath.map((each) => {
    const type = types.typeOf(each.schema, '')
    return `${pythonName(nameArgument(each.name, path))}: ${qualified(each.name === 'id' && type === 'str' ? 'str | int' : type, types)}`
  })
  if (body && !body.asKeywords)
    positional.push(`body: ${qualified(body.type, types)}${operation.body!.required ? '' : ' | None = None'}`)
  const sorted = query.toSorted((a, b) => Number(b.required) - Number(a.required))
  const keywords = sorted.map(
    ({ argument, type, required }) => `${argument}: ${type}${required ? '' : ' | None = None'}`,
  )
  const args = [
    'self',
    ...(positional.length > 0 ? [...positional, '/'] : []),
    ...(keywords.length > 0 ? ['*', ...keywords] : []),
    ...(body?.asKeywords ? [`**body: Unpack[${qualified(body.type, types)}]`] : []),
  ]
  return `    def ${methodName(name)}(\n${args
    .map((each) => `        ${each},\n`)
    .join('')}    ) -> ${answerType(answer, types)}:`
}

function implementation({ operation, query, body, types }: Parts, answer: Operation['answer']): string {
  const { method, path, comment, inPath, once } = operation
  const told = query
    .filter(({ description }) => description)
    .map(({ argument, description }) => `\`${argument}\`: ${description}`)
  const filled = inPath.reduce(
    (text, { name }) => text.replace(`{${name}}`, () => `{path_part(${pythonName(nameArgument(name, path))})}`),
    path,
  )
  const address = inPath.length > 0 ? `f"${filled}"` : `"${filled}"`
  const asked =
    query.length > 0 ? `{${query.map(({ name, argument }) => `${pythonLiteral(name)}: ${argument}`).join(', ')}}` : null
  const documented = `\n${docstring([...comment, ...told], '        ')}`
  if (answer.kind === 'page')
    return `${documented}        return Pages(self._transport.page, ${address}, ${asked ?? '{}'})\n`
  const args = [
    pythonLiteral(method),
    address,
    ...(asked ? [`query=${asked}`] : []),
    ...(body ? [`body=${operation.body!.required || body.asKeywords ? 'body' : 'body or {}'}`] : []),
    ...(body && operation.body!.kind !== 'json' ? [`kind=${pythonLiteral(operation.body!.kind)}`] : []),
    ...(once ? ['once=True'] : []),
  ].join(', ')
  if (answer.kind === 'file') return `${documented}        return self._transport.download(${args})\n`
  const type = answerType(answer, types)
  if (type === 'None') return `${documented}        self._transport.json(${args})\n`
  return `${documented}        return cast(${pythonLiteral(type)}, self._transport.json(${args}))\n`
}

function readBody(
  { name, body }: Operation,
  schemas: Record<string, Schema>,
  types: Types,
): Body & { fields: string[] } {
  const given = body!.schemas
  const [first] = given
  const all = given.map((each) => (each.$ref ? schemas[each.$ref.split('/').at(-1)!]! : each))
  const fields = all.flatMap((each) => Object.keys(each.properties ?? {}))
  const asKeywords = fields.length > 0 && fields.every(isPythonName)
  if (given.length === 1) return { type: types.typeOf(first, `${pascalCase(name)}Body`), asKeywords, fields }
  // Multipart or JSON: the fields of both.
  const properties = Object.assign({}, ...all.map((each) => each.properties).toReversed())
  const required = Object.keys(properties).filter((field) => all.every((each) => each.required?.includes(field)))
  const merged = { type: 'object', properties, required }
  return { type: types.named(`${pascalCase(name)}Body`, merged), asKeywords, fields }
}

function answerType(answer: Operation['answer'], types: Types): string {
  if (answer.kind === 'file') return 'Download'
  if (answer.kind === 'page') return `Pages[${qualified(types.typeOf(answer.rows, ''), types)}]`
  const all = Object.values(answer.byStatus).map((schema) =>
    schema ? qualified(types.typeOf(schema, ''), types) : 'None',
  )
  return [...new Set(all.flatMap((each) => each.split(' | ')))].join(' | ') || 'None'
}

const methodName = (name: string) => pythonName(name.split('.').at(-1)!)

/**
 * Names types by their module, and built-in ones by theirs: in a class with a method `list`, `list` is that method.
 */
function qualified(type: string, types: Types): string {
  return type
    .split(/("(?:[^"\\]|\\.)*")/)
    .map((each) =>
      each.startsWith('"')
        ? each
        : each
            .replaceAll(/(?<![\w.])[A-Z]\w*/g, (name) => (types.isDefined(name) ? `t.${name}` : name))
            .replaceAll(BUILTINS, (name) => (['list', 'dict'].includes(name) ? `builtins.${name}` : name)),
    )
    .join('')
}
