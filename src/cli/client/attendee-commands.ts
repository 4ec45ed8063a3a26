import { writeFile } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import { list } from '../terminal/option-values.ts'
import { print, tell } from '../terminal/print-result.ts'
import { type Columns, printRecord } from '../terminal/print-rows.ts'
import { printedText } from '../terminal/printed-text.ts'
import { whileWaiting } from '../terminal/progress-bar.ts'
import { ask, askRow, type Row } from './ask-service.ts'
import { type BodyField, bodyOf, bodyOptions, changeOf } from './body-options.ts'
import { type ListOptions, listOptions, printList } from './list-records.ts'
import { confirmed } from './prompt.ts'
import { SAVE_ABOUT, SAVE_FLAGS, type SaveOptions, saveAnswer, targetOf } from './save-answer.ts'
import { uploadOf } from './upload.ts'
import { type Common, idOf, irreversible, verb } from './verb.ts'

const FIELDS: BodyField[] = [
  { flags: '--first-name <text>', field: 'first_name', about: 'the first name, or the whole' },
  { flags: '--last-name <text>', field: 'last_name', about: 'the last name' },
  { flags: '--email <address>', field: 'email', about: 'the address, one of its kind at the event' },
  { flags: '--language <tag>', field: 'language', about: 'what mails are worded in, such as tr' },
  { flags: '--tags <tags>', field: 'tags', about: 'with commas between', parse: list },
]

const COLUMNS: Columns<Row> = {
  id: (person) => person['id'],
  'first name': (person) => person['first_name'],
  'last name': (person) => person['last_name'],
  email: (person) => person['email'],
  status: (person) => person['status'],
  'checked in': (person) => person['checked_in_at'],
  certificate: (person) => person['certificate_id'],
}

const ofEvent = (event: number) => `/admin/events/${event}/attendees`

/** Adds `laurel attendees …`. */
export function addAttendeeCommands(program: Command): void {
  const attendees = program.command('attendees').description('attendees of an event')
  listOptions(
    idOf(verb(attendees, 'list', 'list the attendees of an event', 'laurel attendees list 1 --search ada'), 'event'),
  )
    .option('--search <text>', 'filter by text in name or email address')
    .action((event: number, options: ListOptions) =>
      printList(ofEvent(event), COLUMNS, options, { search: options.search }),
    )
  const one = (word: string, about: string, ...lines: string[]) =>
    idOf(idOf(verb(attendees, word, about, ...lines), 'event'), 'attendee')
  one('get', 'show an attendee', 'laurel attendees get 1 7').action(
    async (event: number, id: number, { json }: Common) =>
      printRecord(json, await askRow('GET', `${ofEvent(event)}/${id}`)),
  )
  const add = 'laurel attendees add 1 --first-name Ada --last-name Lovelace --email ada@example.com'
  bodyOptions(idOf(verb(attendees, 'add', 'register somebody', add), 'event'), FIELDS)
    .alias('create')
    .action(async (event: number, options: Common & Row) =>
      printRecord(options.json, await askRow('POST', ofEvent(event), { body: await bodyOf(options, FIELDS) })),
    )
  bodyOptions(one('update', 'change an attendee', 'laurel attendees update 1 7 --last-name King'), FIELDS).action(
    async (event: number, id: number, options: Common & Row) => {
      const body = await changeOf(options, FIELDS)
      printRecord(options.json, await askRow('PATCH', `${ofEvent(event)}/${id}`, { body }))
    },
  )
  irreversible(one('delete', 'take somebody off an event', 'laurel attendees delete 1 7 --yes')).action(
    async (event: number, id: number, { json, yes }: Common) => {
      await confirmed(yes, `Attendee ${id} is deleted.`)
      await ask('DELETE', `${ofEvent(event)}/${id}`)
      print(json, { id, deleted: true }, [`Attendee ${id} is deleted.`])
    },
  )
  addFileCommands(attendees)
}

type ImportOptions = Common & { dryRun?: boolean; onExisting: string; failedRows?: string }

function addFileCommands(attendees: Command): void {
  const lines = [
    'laurel attendees import 1 people.csv --dry-run',
    'laurel attendees import 1 people.xlsx --on-existing update',
  ]
  idOf(
    verb(attendees, 'import', 'register everybody of a .csv or .xlsx file; exit code 1 when rows fail', ...lines),
    'event',
  )
    .argument('<file>', 'the file')
    .option('--dry-run', 'preview the result without changing anything')
    .addOption(new Option('--on-existing <act>', 'of those who are there').choices(['skip', 'update']).default('skip'))
    .option('--failed-rows <file>', 'write rejected rows to this .csv file, to fix and import again')
    .action(importFile)
  idOf(
    verb(
      attendees,
      'export',
      'write the attendees to a file',
      'laurel attendees export 1 -o people.xlsx --format xlsx',
    ),
    'event',
  )
    .option(SAVE_FLAGS, SAVE_ABOUT)
    .addOption(new Option('--format <format>', 'of the file').choices(['csv', 'xlsx']).default('csv'))
    .action(async (event: number, options: SaveOptions & { format: string }) => {
      const target = targetOf(options, `attendees-${event}.${options.format}`)
      await saveAnswer(await ask('GET', `${ofEvent(event)}.${options.format}`), target, options.json)
    })
}

async function importFile(event: number, file: string, options: ImportOptions): Promise<void> {
  const form = await uploadOf(file, { on_existing: options.onExisting })
  const query = options.dryRun ? { dry_run: true } : {}
  const result = await whileWaiting('Importing', askRow('POST', `${ofEvent(event)}/import`, { form, query }))
  const { created, updated, skipped, failed } = result
  const errors = result['errors'] as Row[]
  const numbers = `${created} added, ${updated} updated, ${skipped} skipped, ${failed} failed.`
  print(options.json, result, [`${options.dryRun ? 'It would be: ' : ''}${numbers}`])
  if (!options.json) for (const error of errors) tell(printedText(Object.values(error).join(': ')))
  if (options.failedRows !== undefined && typeof result['failed_rows_csv'] === 'string')
    await writeFile(options.failedRows, result['failed_rows_csv'])
  if (Number(failed) > 0) process.exitCode = 1
}
