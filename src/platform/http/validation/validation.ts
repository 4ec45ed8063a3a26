import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { FastifySchema } from 'fastify'
import { memoize } from '../../../lib/caches/memoize.ts'
import { AppError, type FieldProblem } from '../../../lib/errors.ts'
import { counted } from '../../../lib/text/counted.ts'
import { fieldName } from './field-name.ts'
import { NEEDS } from './for-generators.ts'
import { shortName } from './short-name.ts'
import { textFormats } from './text-formats.ts'
import { textToValues } from './text-to-values.ts'
import { withExactIntegers } from './with-exact-integers.ts'

const ajv = new Ajv({
  ...{ allErrors: true, strict: true, allowUnionTypes: true, strictTypes: false, verbose: true },
  // Compiling the rules for schemas would block the first request of a process for a tenth of a second.
  ...{ meta: false, validateSchema: false },
})
ajv.addVocabulary(['example', NEEDS])

/** The most problems in one response. A body can have half a million. */
export const MAX_PROBLEMS = 100

type Part = 'body' | 'query' | 'path' | 'header'
const partNames: Record<string, Part> = { body: 'body', querystring: 'query', params: 'path', headers: 'header' }

export type CompiledSchema = (data: unknown) => { value: unknown } | { error: Error }

/** Keyed by schema text, so that further applications in one process, as in tests, compile nothing twice. */
const compiled = new Map<string, ValidateFunction>()

function compile(schema: unknown): ValidateFunction {
  return memoize(compiled, JSON.stringify(schema), () => {
    for (const [name, { accepts }] of textFormats) ajv.addFormat(name, accepts)
    return ajv.compile(withExactIntegers(schema) as FastifySchema)
  })
}

/**
 * Fastify's validator compiler: bodies are validated unchanged, path and query values are first converted from text. A
 * schema is compiled by the first request that needs it, since compiling all of them would lengthen the start by a
 * fifth.
 */
export function compileValidator({ schema, httpPart }: { schema: unknown; httpPart?: string }): CompiledSchema {
  const part = partNames[httpPart ?? 'body'] ?? 'body'
  const properties = (schema as { properties?: Record<string, { type?: unknown }> }).properties ?? {}
  const problemsOf = compileProblems(schema, part)
  return (data) => {
    const value = part === 'body' ? data : textToValues(data, properties, part)
    const problems = problemsOf(value)
    if (problems.length === 0) return { value }
    return {
      error: new AppError('validation_failed', 'The request has fields that are missing or wrong.', { problems }),
    }
  }
}

const NONE: FieldProblem[] = []

/**
 * Returns a function that lists the problems of a value without creating an error, which would take most of the time:
 * for callers that validate many.
 */
export function compileProblems(schema: unknown, part: Part = 'body'): (value: unknown) => FieldProblem[] {
  let validate: ValidateFunction | null = null
  return (value) => {
    validate ??= compile(schema)
    if (validate(value)) return NONE
    // A list of half a million invalid entries would be answered with megabytes.
    const problems = (validate.errors ?? []).slice(0, MAX_PROBLEMS).map((error) => describe(part, error, value))
    return unique(problems)
  }
}

/** Keeps one problem per location: a value of the wrong type also breaks the other rules of its field. */
function unique(problems: FieldProblem[]): FieldProblem[] {
  const byPlace = new Map<string, FieldProblem>()
  for (const problem of problems) {
    const place = JSON.stringify(problem.loc)
    if (!byPlace.has(place)) byPlace.set(place, problem)
  }
  return [...byPlace.values()]
}

const typeWords: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

function describe(part: Part, error: ErrorObject, root: unknown): FieldProblem {
  const path = error.instancePath.split('/').slice(1).map(unescapePointer).map(shortName)
  if (error.keyword === 'required') {
    const name = String(error.params['missingProperty'])
    return { loc: [part, ...path, name], msg: `${name} is required`, type: 'missing' }
  }
  if (error.keyword === 'additionalProperties') {
    const name = shortName(String(error.params['additionalProperty']))
    return {
      loc: [part, ...path, name],
      msg: `${name} is no field of ${fieldName(path) ?? part}: leave it out`,
      type: 'unknown_field',
    }
  }
  const loc = [part, ...path]
  const name = fieldName(path) ?? (root === undefined || root === null || part === 'body' ? 'the body' : part)
  const [type, msg] = explain(error)
  return { loc, msg: `${name} ${msg}`, type }
}

function explain({ keyword, params, schema }: ErrorObject): [type: string, msg: string] {
  const limit = params['limit'] as number
  switch (keyword) {
    case 'type': {
      const types = [params['type']].flat() as string[]
      return [`${types[0]}_type`, `must be ${types.map((type) => typeWords[type] ?? type).join(' or ')}`]
    }
    case 'enum':
      return [
        'enum',
        `must be one of ${(params['allowedValues'] as unknown[]).map((value) => (value === null ? 'null' : value)).join(', ')}`,
      ]
    case 'minLength':
      return limit === 1 ? ['blank', 'must not be empty'] : ['too_short', `must have at least ${limit} characters`]
    case 'maxLength':
      return ['too_long', `must have at most ${counted(limit, 'character')}`]
    case 'minimum':
      return ['too_small', `must be ${limit} or more`]
    case 'maximum':
      return ['too_large', `must be ${limit} or less`]
    case 'minItems':
      return ['too_few', `must have at least ${counted(limit, 'entry', 'entries')}`]
    case 'maxItems':
    case 'maxProperties':
      return ['too_many', `must have at most ${counted(limit, 'entry', 'entries')}`]
    case 'format':
      return textFormats.get(String(schema))?.problem ?? ['format', `must be of the form ${String(schema)}`]
    default:
      return [keyword, 'does not have the form that this field needs']
  }
}

function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}
