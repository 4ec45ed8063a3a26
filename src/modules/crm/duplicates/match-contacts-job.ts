import { setTimeout as wait } from 'node:timers/promises'
import type { Static } from 'typebox'
import { fairQueue } from '../../../lib/threads/fair-queue.ts'
import { Type } from '../../../lib/type.ts'
import { type Context, jobContext, type Services } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { addJob, longWorkOf } from '../../../platform/jobs/add-job.ts'
import { matchDueContacts } from './match-due-contacts.ts'

export const MATCH_CONTACTS = { name: 'match-contacts', payload: Type.Object({ org_id: Type.Integer() }) }
export const MATCH_ALL_CONTACTS = { name: 'match-all-contacts', payload: Type.Object({}) }

/** Maximum time that a request waits for contacts to be compared. */
const MAX_MS = 20_000
/** Delay before checking whether the process that compares the organisation has finished its batch. */
const BUSY_MS = 100

/** Comparing locks the organisation: other requests wait in this queue without a database connection. */
const inTurn = fairQueue({
  atOnce: 4,
  ofEach: 1,
  waiting: 100,
  busy: 'Too many requests are comparing contacts right now. Please try again in a few seconds.',
})

/**
 * Compares changed contacts for as long as a request may take, including the wait for its turn; a job compares the
 * rest.
 * @returns whether all contacts are compared
 * @throws AppError unavailable
 */
export function matchSoon(ctx: Context, maxMs = MAX_MS): Promise<boolean> {
  const until = performance.now() + maxMs
  return inTurn(() => matchUntil(ctx, until), ctx.orgId)
}

async function matchUntil(ctx: Context, until: number): Promise<boolean> {
  while (performance.now() < until) if (!(await matchSome(ctx))) return true
  await addJob(ctx, MATCH_CONTACTS, { org_id: ctx.orgId }, { about: `${ctx.orgId}`, line: longWorkOf(ctx) })
  return false
}

/** Compares all changed contacts of an organisation. */
export async function matchContacts(
  services: Services,
  { org_id }: Static<typeof MATCH_CONTACTS.payload>,
  giveUp?: AbortSignal,
): Promise<void> {
  const ctx = jobContext(services, org_id, MATCH_CONTACTS.name)
  while (await matchSome(ctx)) giveUp?.throwIfAborted()
}

/** Compares a batch, or waits briefly while another process does. @returns false when nothing is due */
async function matchSome(ctx: Context): Promise<boolean> {
  const matched = await matchDueContacts(ctx)
  if (matched === 'busy') await wait(BUSY_MS)
  return matched !== 0
}

/** Queues a comparison for every organisation with changed contacts, so that requests rarely have to wait. */
export async function matchAllContacts({ db }: Services): Promise<void> {
  const organisations = await many<{ org_id: number }>({ db })`select distinct org_id from contact_match_due`
  for (const { org_id } of organisations)
    await addJob({ db }, MATCH_CONTACTS, { org_id }, { about: `${org_id}`, line: longWorkOf({ orgId: org_id }) })
}
