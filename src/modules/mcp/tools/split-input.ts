import { AppError, type FieldProblem } from '../../../lib/errors.ts'
import type { Operation } from '../../../platform/http/operations/operation.ts'
import { checkTexts } from '../../../platform/http/validation/check-texts.ts'
import { shortName } from '../../../platform/http/validation/short-name.ts'
import { keepKnownFields } from '../../../platform/http/validation/unknown-fields.ts'
import { compileProblems, MAX_PROBLEMS } from '../../../platform/http/validation/validation.ts'
import type { Arguments, ObjectSchema } from './tool.ts'

/** The argument for a body that is a list. */
const LIST = 'items'
/** Query parameters for files; tools return data. */
const NOT_ARGUMENTS = new Set(['format'])

/** An operation's inputs as one flat object. */
export function propertiesOf({ params, query, body, preview, forViewers = [] }: Operation): ObjectSchema {
  const parts = [params, query, asObject(body), preview ? DRY_RUN : undefined] as (ObjectSchema | undefined)[]
  const named = parts.flatMap((part) => Object.entries(part?.properties ?? {}))
  const properties = Object.fromEntries(
    named.filter(([name]) => !NOT_ARGUMENTS.has(name) && !forViewers.includes(name)),
  )
  const required = parts.flatMap((part) => part?.required ?? [])
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) }
}

const DRY_RUN: ObjectSchema = {
  type: 'object',
  properties: {
    dry_run: { type: 'boolean', default: false, description: 'Preview the result without changing anything' },
  },
}

function asObject(body: unknown): ObjectSchema | undefined {
  if (body === undefined || (body as ObjectSchema).type === 'object') return body as ObjectSchema | undefined
  return { type: 'object', properties: { [LIST]: body as object }, required: [LIST] }
}

type Input = { params: unknown; query: unknown; body: unknown }

/**
 * Returns a function that splits arguments into the parts of a request and validates them as the route does. Unknown
 * arguments are rejected at any depth, so that a model notices typing errors.
 */
export function inputSplitter(operation: Operation): (given: Arguments) => Input {
  const { params, query, body } = operation
  const known = new Set(Object.keys(propertiesOf(operation).properties))
  const isList = body !== undefined && (body as ObjectSchema).type !== 'object'
  const validators = [params, query, body].map((schema) => (schema ? compileProblems(schema) : () => []))
  const pick = (schema: unknown, given: Arguments) => {
    const names = Object.keys((schema as ObjectSchema | undefined)?.properties ?? {})
    return Object.fromEntries(names.filter((name) => name in given).map((name) => [name, given[name]]))
  }
  return (given) => {
    checkTexts(given, ['body'])
    const parts = [pick(params, given), pick(query, given), isList ? given[LIST] : body && pick(body, given)]
    const kept = body ? keepKnownFields(parts[2], body) : { value: undefined, unknown: [] }
    const strange = [...firstUnknown(given, known), ...kept.unknown]
    const problems = [
      ...strange
        .slice(0, MAX_PROBLEMS)
        .map((name) => ({ loc: ['body', ...name.split('.')], msg: `${name} is not an argument`, type: 'unknown' })),
      ...validators.flatMap((validate, nth) => validate(nth === 2 ? kept.value : parts[nth])),
    ]
    if (problems.length > 0) throw wrong(problems.slice(0, MAX_PROBLEMS))
    return { params: parts[0], query: parts[1], body: kept.value }
  }
}

/** At most `MAX_PROBLEMS` names, because a call can have 100,000. */
function firstUnknown(given: Arguments, known: ReadonlySet<string>): string[] {
  const names: string[] = []
  for (const name in given) {
    if (!known.has(name)) names.push(shortName(name))
    if (names.length === MAX_PROBLEMS) break
  }
  return names
}

function wrong(problems: FieldProblem[]): AppError {
  return new AppError('validation_failed', 'Arguments are missing or invalid.', { problems })
}
