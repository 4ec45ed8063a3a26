import { setTimeout as wait } from 'node:timers/promises'
import { type Command, Option } from 'commander'
import { counted } from '../../lib/text/counted.ts'
import { print, tell } from '../terminal/print-result.ts'
import { type Columns, printRecord, printRows } from '../terminal/print-rows.ts'
import { printedText } from '../terminal/printed-text.ts'
import { progressBar, whileWaiting } from '../terminal/progress-bar.ts'
import { ask, askRow, type Row } from './ask-service.ts'
import { confirmed } from './prompt.ts'
import { SAVE_ABOUT, SAVE_FLAGS, type SaveOptions, saveAnswer, targetOf } from './save-answer.ts'
import { uploadOf } from './upload.ts'
import { type Common, idOf, irreversible, verb } from './verb.ts'

const LOOK_MS = 1_000
/** Text fields next to the file. */
const FIELDS = ['sheet', 'column', 'mapping', 'kind', 'missingValues'] as const
const UNDER_WAY = ['pending', 'processing']

const COLUMNS: Columns<Row> = {
  id: (job) => job['id'],
  status: (job) => job['status'],
  file: (job) => job['file_name'],
  done: (job) => `${job['processed_count']}/${job['total_count']}`,
  credits: (job) => job['credits_charged'],
  created: (job) => job['created_at'],
}

const jobs = (event: number) => `/admin/events/${event}/bulk-generate-jobs`

/** Adds `laurel bulk …`: a workbook of names in, a ZIP of certificates out. */
export function addBulkCommands(program: Command): void {
  const bulk = program.command('bulk').description('bulk certificates from a list of names')
  const create = ['laurel bulk create 1 names.xlsx --dry-run', 'laurel bulk create 1 names.xlsx --watch']
  idOf(
    verb(bulk, 'create', 'make certificates for the names of an .xlsx or .csv file, a credit each', ...create),
    'event',
  )
    .argument('<file>', 'the file')
    .option('--sheet <name>', 'name of the sheet, or its number from 1')
    .option('--column <header>', 'header or letter of the name column')
    .option('--mapping <json>', 'field of each column, as in \'{"Hours":"values.hours"}\'')
    .option('--kind <kind>', 'kind of certificate, of the kinds of the event')
    .addOption(
      new Option('--missing-values <choice>', 'rows that lack a value: leave the line or the row out').choices([
        'blank',
        'skip',
      ]),
    )
    .option('--dry-run', 'check the file without issuing; exit code 1 if it has problems')
    .option('--watch', 'wait until the job ends; exit code 1 if it fails')
    .action(createJob)
  idOf(verb(bulk, 'list', 'list the jobs of an event', 'laurel bulk list 1'), 'event').action(
    async (event: number, { json }: Common) =>
      printRows(json, (await (await ask('GET', jobs(event))).json()) as Row[], COLUMNS),
  )
  const one = (word: string, about: string, line: string) => idOf(idOf(verb(bulk, word, about, line), 'event'), 'job')
  one('get', 'show a job', 'laurel bulk get 1 3').action(async (event: number, id: number, { json }: Common) =>
    printRecord(json, await askRow('GET', `${jobs(event)}/${id}`)),
  )
  one('watch', 'wait until a job has ended; exit code 1 when it is not completed', 'laurel bulk watch 1 3').action(
    (event: number, id: number, { json }: Common) => watch(event, id, json),
  )
  irreversible(one('cancel', 'stop a job; its credits come back', 'laurel bulk cancel 1 3 --yes')).action(
    async (event: number, id: number, { json, yes }: Common) => {
      await confirmed(yes, `Job ${id} is cancelled.`)
      printRecord(json, await askRow('POST', `${jobs(event)}/${id}/cancel`))
    },
  )
  one('download', 'write the ZIP of a completed job', 'laurel bulk download 1 3 -o certificates.zip')
    .option(SAVE_FLAGS, SAVE_ABOUT)
    .action(async (event: number, id: number, options: SaveOptions) => {
      const target = targetOf(options, `certificates-${event}-${id}.zip`)
      await saveAnswer(await ask('GET', `${jobs(event)}/${id}/download`), target, options.json)
    })
}

type CreateOptions = Common & { dryRun?: boolean; watch?: boolean } & Partial<Record<(typeof FIELDS)[number], string>>

async function createJob(
  event: number,
  file: string,
  { json, dryRun, watch: wanted, ...fields }: CreateOptions,
): Promise<void> {
  const sent = FIELDS.flatMap((name) =>
    fields[name] === undefined ? [] : [[name === 'missingValues' ? 'missing_values' : name, fields[name]] as const],
  )
  const form = await uploadOf(file, Object.fromEntries(sent))
  const query = dryRun ? { dry_run: true } : {}
  const result = await whileWaiting('Reading', askRow('POST', `/admin/events/${event}/bulk-generate`, { form, query }))
  if (dryRun) return printPreview(result, json)
  if (!wanted) return printRecord(json, result)
  if (process.stderr.isTTY) tell(`Job ${result['id']}; if you stop watching, it goes on.`)
  await watch(event, Number(result['id']), json)
}

function printPreview(preview: Row, json?: boolean): void {
  const { total_count, skipped_blank, credits_needed, credits_available } = preview
  const problems = preview['problems'] as { row: number; message: string }[]
  print(json, preview, [
    printedText(
      `Names from ${preview['sheet'] === null ? 'the file' : `the sheet ${preview['sheet']}`}, column ${preview['column']}.`,
    ),
    `${counted(Number(total_count), 'name')}, ${counted(Number(skipped_blank), 'row')} without one. ${counted(Number(credits_needed), 'credit')} needed, ${credits_available} available.`,
    ...(preview['warnings'] as string[]).map(printedText),
    ...problems.map(({ row, message }) => `Row ${row}: ${printedText(message)}`),
  ])
  if (problems.length > 0) process.exitCode = 1
}

async function watch(event: number, id: number, json?: boolean): Promise<void> {
  const bar = progressBar('Certificates')
  for (;;) {
    const job = await askRow('GET', `${jobs(event)}/${id}`)
    if (UNDER_WAY.includes(String(job['status']))) {
      bar.show(Number(job['processed_count']), Number(job['total_count']))
      await wait(LOOK_MS)
      continue
    }
    bar.end()
    printRecord(json, job)
    if (job['status'] !== 'completed') process.exitCode = 1
    return
  }
}
