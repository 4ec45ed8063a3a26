import { text as readAll } from 'node:stream/consumers'
import type { Command } from 'commander'
import { AppError } from '../lib/errors.ts'
import { probableService } from './client/known-service.ts'
import type { ForwardedEvent } from './forward-event.ts'
import { examples } from './terminal/examples.ts'
import { apiKey, list, natural, webAddress, webhookSecret } from './terminal/option-values.ts'
import { print, tell } from './terminal/print-result.ts'

type Options = {
  to: string
  server?: string
  key?: string
  events?: string[]
  after?: number
  secret?: string
  json?: boolean
}

/** Adds `laurel listen`: webhooks of any installation on the developer's own machine, through the event feed. */
export function addListenCommand(program: Command): void {
  examples(
    program.command('listen'),
    'laurel listen --to http://localhost:3000/hook',
    'laurel listen --to http://localhost:3000/hook --events cert.issued,cert.revoked',
  )
    .description('forward the events of an installation to a URL on this machine, signed like webhooks')
    .requiredOption('--to <url>', 'where to send them, such as http://localhost:3000/hook', webAddress)
    .option(
      '--server <url>',
      'base address of the installation, with /api/v1; without it LAUREL_URL, or that of laurel login',
      webAddress,
    )
    .option(
      '--key <key>',
      'an API key with the scope webhooks:read; without it LAUREL_API_KEY, that of laurel login, or standard input',
      apiKey,
    )
    .option('--events <types>', 'comma-separated event types; all by default', list)
    .option('--after <id>', 'start after the event with this id; only new events by default', natural)
    .option('--secret <secret>', 'the signing secret; by default one is generated and printed', webhookSecret)
    .option('--json', 'print a line of JSON for each event')
    .action(listen)
}

async function listen({ to, server: typed, key, events, after, secret: given, json }: Options): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0))
  const [{ followFeed }, { forwarder, knownEvents, newSecret }] = await Promise.all([
    import('./follow-feed.ts'),
    import('./forward-event.ts'),
  ])
  const known = await probableService(typed ?? null)
  const server = typed ?? `${known.url}/api/v1`
  const wanted = knownEvents(events ?? ['*'])
  const secret = given ?? newSecret()
  const forward = forwarder({ to, secret })
  let last = 0
  let unreachable = false
  const feed = followFeed({
    server: server.replace(/\/+$/, ''),
    key: key ?? known.key ?? (await keyFromInput()),
    after: after ?? null,
    tell,
    onReady(start) {
      last = start
      const lines = [`Sending the events of ${server} after number ${start} to ${to}. They are signed with`, secret]
      print(json, { to, server, after: start, secret }, lines)
    },
  })
  for await (const event of feed) {
    if (wanted(event.event)) {
      const sent = await forward(event)
      print(json, sent, [lineFor(sent)])
      if (sent.status_code === null && !unreachable)
        tell(`There is no answer from ${to}. Nothing is sent again: to begin with this event, use --after ${last}.`)
      unreachable = sent.status_code === null
    }
    last = event.id
  }
}

async function keyFromInput(): Promise<string> {
  if (process.stdin.isTTY) tell('API key, and then Ctrl-D:')
  const key = await readAll(process.stdin)
  if (key.trim() === '') throw new AppError('invalid_request', 'Give an API key with --key, or on standard input.')
  try {
    return apiKey(key)
  } catch (error) {
    throw new AppError('invalid_request', (error as Error).message)
  }
}

function lineFor({ time, event, id, status_code, error, ms }: ForwardedEvent): string {
  return `${time}  ${event}  ${id}  ${status_code ?? error}  ${ms} ms`
}
