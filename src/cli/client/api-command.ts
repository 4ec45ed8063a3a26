import type { Command } from 'commander'
import { examples } from '../terminal/examples.ts'
import { jsonText, printedLines } from '../terminal/printed-text.ts'
import { usageError } from '../terminal/usage-error.ts'
import { type Call, callService, refusalOf } from './call-service.ts'
import { knownService } from './known-service.ts'
import type { Login } from './stored-login.ts'
import { contentOf, fieldsOf, gathered } from './typed-fields.ts'
import { uploadOf } from './upload.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']

type Options = {
  text?: string[]
  field?: string[]
  header?: string[]
  file?: string
  input?: string
  paginate?: boolean
  include?: boolean
}

/** Adds `laurel api`: any request of the API, for scripts and for operations without a command. */
export function addApiCommand(program: Command): void {
  examples(
    program
      .command('api')
      .description('send any API request and print the response')
      .argument('<method>', METHODS.join(', '))
      .argument('<path>', 'such as /admin/events, with or without /api/v1 before it')
      .option('-f, --text <name=value>', 'a text field of the body, or of the query for GET', gathered)
      .option(
        '-F, --field <name=value>',
        'a field by its looks: true, null, 7, [1,2], @file; else a text',
        gathered,
        [],
      )
      .option('-H, --header <name:value>', 'a header of the request', gathered)
      .option('--file <file>', 'send the fields as a form, with this file in the field "file"')
      .option('--input <file>', 'the body from a file, or - for standard input; fields go to the query')
      .option('--paginate', 'fetch all pages and print them as one list')
      .option('-i, --include', 'print the status and headers before the response')
      .option('--json', 'no effect: responses are printed unchanged')
      .action(api),
    'laurel api GET /admin/events -f search=node --paginate',
    'laurel api POST /admin/events -f name="Node Day" -f template_image_url=placeholder -F registration_capacity=100',
    'laurel api PATCH /admin/events/1 --input changes.json',
    'laurel api GET /admin/events/1/attendees.csv > attendees.csv',
  )
}

async function api(typed: string, path: string, options: Options): Promise<void> {
  const method = typed.toUpperCase()
  if (!METHODS.includes(method)) throw usageError(`${typed} is no method. The methods are ${METHODS.join(', ')}.`)
  if (options.paginate && method !== 'GET') throw usageError('--paginate goes with GET.')
  const call = {
    method,
    path: pathOf(path),
    headers: headersOf(options.header ?? []),
    ...(await contentsOf(method, options)),
  }
  const service = await knownService()
  const answer = await callService(service, call)
  if (options.include) process.stdout.write(headOf(answer))
  if (!answer.ok) throw await refusalOf(service, answer)
  if (options.paginate) await printPages(service, call, answer)
  else await printAnswer(answer)
}

function pathOf(typed: string): string {
  if (/^\w+:/.test(typed)) throw usageError('The path begins after /api/v1. LAUREL_URL says which service is meant.')
  return typed.replace(/^\/*/, '/').replace(/^\/api\/v1(?=\/)/, '')
}

function headersOf(lines: string[]): Record<string, string> {
  const pairs = lines.map((line) => /^([\w-]+):\s*(.*)$/.exec(line) ?? [line])
  const wrong = pairs.find((pair) => pair.length === 1)
  if (wrong) throw usageError(`A header is name:value, and not ${JSON.stringify(wrong[0])}.`)
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]))
}

/** Fields form the body, or the query if there is no body or another one. */
async function contentsOf(
  method: string,
  { text = [], field = [], file, input }: Options,
): Promise<Pick<Call, 'query' | 'body'>> {
  if (file !== undefined && input !== undefined) throw usageError('--file and --input exclude each other.')
  const fields = await fieldsOf(text, field)
  const given = Object.keys(fields).length > 0
  if (file !== undefined) return { body: await uploadOf(file, fields) }
  if (input === undefined && !['GET', 'HEAD', 'DELETE'].includes(method))
    return { body: given ? JSON.stringify(fields) : undefined }
  if (input !== undefined && ['GET', 'HEAD'].includes(method)) throw usageError(`${method} has no body.`)
  const query = Object.entries(fields).map(([name, value]): [string, string] => [name, textOf(value)])
  return { query: new URLSearchParams(query), body: input === undefined ? undefined : await contentOf(input) }
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? jsonText(value) : String(value)
}

function headOf(answer: Response): string {
  const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}`)
  return `${printedLines([`HTTP/1.1 ${answer.status} ${answer.statusText}`, ...lines].join('\n'))}\n\n`
}

async function printAnswer(answer: Response): Promise<void> {
  const type = answer.headers.get('content-type') ?? ''
  if (/^application\/([\w.-]+\+)?json/.test(type)) {
    const text = await answer.text()
    if (text !== '') process.stdout.write(`${jsonText(JSON.parse(text), process.stdout.isTTY ? 2 : undefined)}\n`)
    return
  }
  if (!process.stdout.isTTY) {
    for await (const chunk of answer.body ?? []) process.stdout.write(chunk)
    return
  }
  if (type !== '' && !type.startsWith('text/')) {
    // A body that nobody reads keeps the process for a minute.
    await answer.body?.cancel()
    throw usageError(`The answer is ${type}, which is not for a terminal: add > and the name of a file.`)
  }
  process.stdout.write(printedLines(await answer.text()))
}

/** Prints one list of all pages, a page at a time. */
async function printPages(service: Login, call: Call, first: Response): Promise<void> {
  let separator = '['
  for (let answer = first; ; ) {
    const rows: unknown = await answer.json()
    if (!Array.isArray(rows)) throw usageError('--paginate goes with lists, and this is none.')
    for (const row of rows) {
      process.stdout.write(`${separator}\n${jsonText(row)}`)
      separator = ','
    }
    const [, next] = /[?&]page=(\d+)[^>]*>; rel="next"/.exec(answer.headers.get('link') ?? '') ?? []
    if (next === undefined) break
    const query = new URLSearchParams(call.query)
    query.set('page', next)
    answer = await callService(service, { ...call, query })
    if (!answer.ok) throw await refusalOf(service, answer)
  }
  process.stdout.write(separator === '[' ? '[]\n' : '\n]\n')
}
