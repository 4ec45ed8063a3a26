import { workbookOfColumn } from '../../fixtures/spreadsheets/make-workbook.ts'
import type { CreditInput, CreditOutput } from './credit-model.ts'
import type { Operation } from './history.ts'
import { type Client, outcomeOf, recordHistory, type Subject } from './record-history.ts'

/**
 * The credits of an organisation, which clients spend on bulk jobs of one event. The ledger names jobs by id, and the
 * list of jobs says at the end which file each was.
 */
export function creditSubject(event: { id: number }, credits: number): Subject {
  const { operations, record } = recordHistory<CreditInput, CreditOutput>()
  const jobs = `/admin/events/${event.id}/bulk-generate`
  const ids = new Map<string, number>()
  const files = new Map<number, string>()
  let count = 0

  const submit = (client: Client) => {
    const job = `${event.id}-${String(count++).padStart(4, '0')}.xlsx`
    const names = Array<string>(1 + client.below(3)).fill('Ada')
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(workbookOfColumn(['Name', ...names]))]), job)
    return record(client, { do: 'submit', job, count: names.length }, async () =>
      outcomeOf<CreditOutput>(await client.ask('POST', jobs, { body, key: client.below(2) === 0 ? job : null }), {
        201({ body }) {
          ids.set(job, body.id)
          return { done: true }
        },
        402: () => ({ done: false }),
      }),
    )
  }
  const cancel = (client: Client, job: string) =>
    record(client, { do: 'cancel', job }, async () =>
      outcomeOf<CreditOutput>(await client.ask('POST', `${jobs}-jobs/${ids.get(job)}/cancel`, { body: {} }), {
        200: () => ({ done: true }),
        400: () => ({ done: false }),
      }),
    )
  const readBalance = (client: Client) =>
    record(client, { do: 'balance' }, async () =>
      outcomeOf(await client.ask('GET', '/admin/credits'), {
        200: ({ body: { balance, held } }) => ({ balance, held }),
      }),
    )
  const readLedger = (client: Client) =>
    record(client, { do: 'ledger' }, async () =>
      outcomeOf(await client.ask('GET', '/admin/credits/ledger?limit=200'), {
        200({ body }) {
          const of = (kind: string) => body.flatMap((each: any) => (each.kind === kind ? each.bulk_job_id : []))
          return { hold: of('hold'), capture: of('capture'), release: of('release') }
        },
      }),
    )
  const nameJobs = (operation: Operation<CreditInput, any>): Operation<CreditInput, CreditOutput> => {
    if (operation.input.do !== 'ledger' || operation.output === null) return operation
    const named = (list: number[]) => list.flatMap((id) => files.get(id) ?? []).sort()
    const { hold, capture, release } = operation.output
    return { ...operation, output: { hold: named(hold), capture: named(capture), release: named(release) } }
  }

  return {
    async act(client) {
      const known = [...ids.keys()]
      const what = client.below(8)
      if (what < 3) await submit(client)
      else if (what < 5 && known.length > 0) await cancel(client, known[client.below(known.length)]!)
      else if (what < 7) await readBalance(client)
      else await readLedger(client)
    },
    async read(client) {
      await readBalance(client)
      await readLedger(client)
      const asked = await client.ask('GET', `${jobs}-jobs?limit=200`)
      for (const { id, file_name } of asked!.body) files.set(id, file_name)
    },
    history: () => ({
      kind: 'credits',
      size: credits,
      name: 'of the organisation',
      operations: operations.map(nameJobs),
    }),
  }
}
