import { type Command, InvalidArgumentError, Option } from 'commander'
import { list, natural } from '../terminal/option-values.ts'
import { print } from '../terminal/print-result.ts'
import { type Columns, printRecord } from '../terminal/print-rows.ts'
import { usageError } from '../terminal/usage-error.ts'
import { ask, askRow, type Row } from './ask-service.ts'
import { type BodyField, bodyOf, bodyOptions, changeOf } from './body-options.ts'
import { type ListOptions, listOptions, printList } from './list-records.ts'
import { confirmed } from './prompt.ts'
import { type Common, idOf, irreversible, verb } from './verb.ts'

const HOOKS = '/admin/webhooks'
const WEBHOOK = 'webhook'

const FIELDS: BodyField[] = [
  { flags: '--url <url>', field: 'url', about: 'where they are sent' },
  { flags: '--events <types>', field: 'events', about: 'types with commas between, or * for all', parse: list },
  { flags: '--description <text>', field: 'description', about: 'your own note about it' },
  {
    flags: '--event-ids <ids>',
    field: 'event_ids',
    about: 'only of these events, with commas between',
    parse: naturals,
  },
  {
    flags: '--header <header>',
    field: 'headers',
    about: 'a header to send along, such as "X-Api-Key: k"; repeatable; replaces those of before',
    parse: headers,
  },
]

const COLUMNS: Columns<Row> = {
  id: (hook) => hook['id'],
  state: (hook) => (hook['active'] ? 'active' : 'off'),
  url: (hook) => hook['url'],
  events: (hook) => hook['events'],
  description: (hook) => hook['description'],
  'failing since': (hook) => hook['failing_since'],
}

const DELIVERIES: Columns<Row> = {
  id: (delivery) => delivery['id'],
  event: (delivery) => delivery['event'],
  kind: (delivery) => delivery['kind'],
  status: (delivery) => delivery['status'],
  attempts: (delivery) => (delivery['attempts'] as unknown[]).length,
  answer: (delivery) => lastAnswer(delivery['attempts'] as Row[]),
  created: (delivery) => delivery['created_at'],
}

/** Adds `laurel webhooks …`. */
export function addWebhookCommands(program: Command): void {
  const hooks = program.command('webhooks').description('webhook endpoints and deliveries')
  listOptions(verb(hooks, 'list', 'list webhooks', 'laurel webhooks list')).action((options: ListOptions) =>
    printList(HOOKS, COLUMNS, options),
  )
  idOf(verb(hooks, 'get', 'show a webhook', 'laurel webhooks get 2'), WEBHOOK).action(
    async (id: number, { json }: Common) => printRecord(json, await askRow('GET', `${HOOKS}/${id}`)),
  )
  const create = 'laurel webhooks create --url https://example.com/hook --events cert.issued,cert.revoked'
  bodyOptions(verb(hooks, 'create', 'make a webhook; its secret is shown this once', create), FIELDS).action(
    async (options: Common & Row) =>
      printRecord(
        options.json,
        await askRow('POST', HOOKS, { body: { events: ['*'], ...(await bodyOf(options, FIELDS)) } }),
      ),
  )
  const update = ['laurel webhooks update 2 --events cert.issued', 'laurel webhooks update 2 -F active=false']
  bodyOptions(idOf(verb(hooks, 'update', 'change a webhook', ...update), WEBHOOK), FIELDS).action(
    async (id: number, options: Common & Row) =>
      printRecord(options.json, await askRow('PATCH', `${HOOKS}/${id}`, { body: await changeOf(options, FIELDS) })),
  )
  irreversible(
    idOf(verb(hooks, 'delete', 'delete a webhook with its deliveries', 'laurel webhooks delete 2 --yes'), WEBHOOK),
  ).action(async (id: number, { json, yes }: Common) => {
    await confirmed(yes, `Webhook ${id} is deleted with its deliveries.`)
    await ask('DELETE', `${HOOKS}/${id}`)
    print(json, { id, deleted: true }, [`Webhook ${id} is deleted.`])
  })
  addDeliveryCommands(hooks)
}

type Deliveries = ListOptions & { status?: string; event?: string }
type Replay = Common & { webhook?: number; since?: string }

function addDeliveryCommands(hooks: Command): void {
  idOf(verb(hooks, 'test', 'send a test to a webhook', 'laurel webhooks test 2'), WEBHOOK).action(
    async (id: number, { json }: Common) => printRecord(json, await askRow('POST', `${HOOKS}/${id}/test`)),
  )
  const states = ['pending', 'succeeded', 'failed', 'cancelled']
  listOptions(
    idOf(verb(hooks, 'deliveries', 'list what was sent', 'laurel webhooks deliveries 2 --status failed'), WEBHOOK),
  )
    .addOption(new Option('--status <status>', 'only those').choices(states))
    .option('--event <type>', 'filter by event type')
    .action((id: number, options: Deliveries) =>
      printList(`${HOOKS}/${id}/deliveries`, DELIVERIES, options, { status: options.status, event: options.event }),
    )
  const lines = ['laurel webhooks replay 40', 'laurel webhooks replay --webhook 2 --since 2026-11-20T00:00:00Z']
  verb(hooks, 'replay', 'send a delivery again, or all that a webhook has missed since a time', ...lines)
    .argument('[delivery]', 'the id of a delivery', natural)
    .option('--webhook <id>', 'the id of a webhook, with --since', natural)
    .option('--since <time>', 'retry deliveries that failed since this time, with --webhook')
    .action(replay)
}

async function replay(delivery: number | undefined, { json, webhook, since }: Replay): Promise<void> {
  if (delivery !== undefined && webhook === undefined && since === undefined)
    return printRecord(json, await askRow('POST', `/admin/webhook-deliveries/${delivery}/replay`))
  if (delivery !== undefined || webhook === undefined || since === undefined)
    throw usageError('Name a delivery, or a webhook and a time: --webhook 2 --since 2026-11-20T00:00:00Z.')
  printRecord(json, await askRow('POST', `${HOOKS}/${webhook}/replay`, { body: { since } }))
}

function lastAnswer(attempts: Row[]): unknown {
  const last = attempts.at(-1)
  return last?.['status_code'] ?? last?.['error']
}

function naturals(text: string): number[] {
  return list(text).map(natural)
}

/** Adds a header to those of earlier options. */
function headers(text: string, before?: unknown): Row {
  const at = text.indexOf(':')
  if (at < 1) throw new InvalidArgumentError('It must be a name, a colon and a value.')
  return { ...(before as Row | undefined), [text.slice(0, at).trim()]: text.slice(at + 1).trim() }
}
