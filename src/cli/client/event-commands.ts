import type { Command } from 'commander'
import { counted } from '../../lib/text/counted.ts'
import { natural } from '../terminal/option-values.ts'
import { print } from '../terminal/print-result.ts'
import { type Columns, printRecord } from '../terminal/print-rows.ts'
import { ask, askRow, type Row } from './ask-service.ts'
import { type BodyField, bodyOf, bodyOptions, changeOf } from './body-options.ts'
import { type ListOptions, listOptions, printList } from './list-records.ts'
import { confirmed } from './prompt.ts'
import { type Common, idOf, irreversible, verb } from './verb.ts'

const EVENTS = '/admin/events'

const FIELDS: BodyField[] = [
  { flags: '--name <text>', field: 'name', about: 'what it is called' },
  { flags: '--date <time>', field: 'event_date', about: 'when it begins, such as 2026-11-20T09:00:00+03:00' },
  { flags: '--end <time>', field: 'event_end_date', about: 'when it ends, such as 2026-11-22T17:00:00+03:00' },
  { flags: '--timezone <zone>', field: 'event_timezone', about: 'such as Europe/Istanbul' },
  { flags: '--location <text>', field: 'event_location', about: 'where it is' },
  { flags: '--online-url <url>', field: 'online_url', about: 'how registered people join online' },
  { flags: '--description <text>', field: 'event_description', about: 'what it is about, as Markdown' },
  { flags: '--language <tag>', field: 'event_language', about: 'what it is worded in, such as tr' },
  { flags: '--visibility <word>', field: 'visibility', about: 'who may find its page: public, unlisted or private' },
  { flags: '--capacity <places>', field: 'registration_capacity', about: 'how many may register', parse: natural },
  { flags: '--cover <url>', field: 'cover_image_url', about: 'the uploaded picture of its page' },
  { flags: '--template <url>', field: 'template_image_url', about: 'the picture of its certificates, or placeholder' },
]

const COLUMNS: Columns<Row> = {
  id: (event) => event['id'],
  name: (event) => event['name'],
  date: (event) => event['event_date'],
  visibility: (event) => event['visibility'],
  registration: (event) => (event['registration_closed'] ? 'closed' : 'open'),
  attendees: (event) => event['attendee_count'],
}

/** Adds `laurel events …`. */
export function addEventCommands(program: Command): void {
  const events = program.command('events').description('events and their settings')
  listOptions(
    verb(
      events,
      'list',
      'list events, the newest first',
      'laurel events list',
      'laurel events list --search node --json',
    ),
  )
    .option('--search <text>', 'filter by text in name or location')
    .action((options: ListOptions) => printList(EVENTS, COLUMNS, options, { search: options.search }))
  idOf(verb(events, 'get', 'show an event', 'laurel events get 1'), 'event').action(
    async (id: number, { json }: Common) => printRecord(json, await askRow('GET', `${EVENTS}/${id}`)),
  )
  const create = 'laurel events create --name "Node Day" --date 2026-11-20T09:00:00+03:00 --timezone Europe/Istanbul'
  bodyOptions(
    verb(events, 'create', 'make an event', create, 'laurel events create --input event.json'),
    FIELDS,
  ).action(async (options: Common & Row) => {
    const body = { template_image_url: 'placeholder', ...(await bodyOf(options, FIELDS)) }
    printRecord(options.json, await askRow('POST', EVENTS, { body }))
  })
  const update = ['laurel events update 1 --capacity 200', 'laurel events update 1 -F certificate_email=true']
  bodyOptions(idOf(verb(events, 'update', 'change an event', ...update), 'event'), FIELDS).action(
    async (id: number, options: Common & Row) =>
      printRecord(options.json, await askRow('PATCH', `${EVENTS}/${id}`, { body: await changeOf(options, FIELDS) })),
  )
  addEventActs(events)
}

function addEventActs(events: Command): void {
  for (const [word, about] of [
    ['open', 'let people register again'],
    ['close', 'let nobody register any more'],
  ] as const)
    idOf(verb(events, word, about, `laurel events ${word} 1`), 'event').action(async (id: number, { json }: Common) =>
      printRecord(json, await askRow('POST', `${EVENTS}/${id}/${word}-registration`)),
    )
  const again = FIELDS.slice(0, 3)
  bodyOptions(
    idOf(
      verb(events, 'duplicate', 'make an event like another', 'laurel events duplicate 1 --name "Node Day 2027"'),
      'event',
    ),
    again,
  ).action(async (id: number, options: Common & Row) =>
    printRecord(
      options.json,
      await askRow('POST', `${EVENTS}/${id}/duplicate`, { body: await bodyOf(options, again) }),
    ),
  )
  irreversible(
    idOf(
      verb(events, 'delete', 'delete an event with all that belongs to it', 'laurel events delete 1 --yes'),
      'event',
    ),
  ).action(async (id: number, { json, yes }: Common) => {
    await confirmed(yes, `Event ${id} is deleted with all that belongs to it.`, async () => {
      const { attendees, certificates, sessions } = await askRow('DELETE', `${EVENTS}/${id}`, {
        query: { dry_run: true },
      })
      return ` That is ${counted(Number(attendees), 'attendee')}, ${counted(Number(certificates), 'certificate')} and ${counted(Number(sessions), 'session')}.`
    })
    await ask('DELETE', `${EVENTS}/${id}`)
    print(json, { id, deleted: true }, [`Event ${id} is deleted.`])
  })
}
