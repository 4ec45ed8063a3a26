import { type Command, Option } from 'commander'
import { usageError } from '../terminal/usage-error.ts'
import type { Row } from './ask-service.ts'
import { contentOf, fieldsOf, gathered } from './typed-fields.ts'

/** An option and its field in the body. */
export type BodyField = {
  flags: string
  field: string
  about: string
  parse?: (text: string, before?: unknown) => unknown
}

type Given = Row & { field?: string[]; input?: string }

/** Adds options for the most common fields, and two for all other fields of a body. */
export function bodyOptions(command: Command, fields: BodyField[]): Command {
  for (const { flags, about, parse } of fields)
    command.addOption(parse ? option(flags, about).argParser(parse) : option(flags, about))
  return command
    .option(
      '-F, --field <name=value>',
      'any field of the interface: true, null, 7, [1,2], @file; else a text',
      gathered,
    )
    .option('--input <file>', 'the fields as JSON from a file, or - for standard input')
}

/** Returns the body that the options describe; single options override the file. */
export async function bodyOf(given: Given, fields: BodyField[]): Promise<Row> {
  const body: Row = { ...(given.input === undefined ? {} : objectOf(await contentOf(given.input), given.input)) }
  Object.assign(body, await fieldsOf([], given.field ?? []))
  for (const { flags, field, about } of fields) {
    const value = given[option(flags, about).attributeName()]
    if (value !== undefined) body[field] = value
  }
  return body
}

/** Returns the body of an update, which must change something. */
export async function changeOf(given: Given, fields: BodyField[]): Promise<Row> {
  const body = await bodyOf(given, fields)
  if (Object.keys(body).length === 0) throw usageError('Say what to change; --help lists the options.')
  return body
}

function option(flags: string, about: string): Option {
  return new Option(flags, about)
}

function objectOf(text: string, path: string): Row {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw usageError(`${path} holds no JSON: ${(error as Error).message}`)
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Row
  throw usageError(`${path} must hold a JSON object.`)
}
