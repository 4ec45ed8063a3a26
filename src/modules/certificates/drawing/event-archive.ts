import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { AppError } from '../../../lib/errors.ts'
import { fairQueue } from '../../../lib/threads/fair-queue.ts'
import { type ZipEntry, zipReadable } from '../../../lib/zip/index.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many, one } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { loadDesign } from '../../designs/index.ts'
import { getEvent } from '../../events/index.ts'
import type { CertificateRow } from '../certificate-queries.ts'
import { type CertificateFilters, certificateConditions } from '../lists/certificate-conditions.ts'
import { type Archive, archiveEntries } from './archive-entries.ts'
import { certificateRecord } from './certificate-files.ts'

/** Some 1.2 GB of ordinary certificates, and 7 seconds of a core. */
const MAX = 20_000
const BATCH = 1_000
/** Of a core: what so many certificates of the slowest designs take. */
const CPU_MS = 600_000

/** Each holds what is drawn ahead of a slow reader, some 10 MB. */
const inTurn = fairQueue({
  atOnce: 10,
  ofEach: 2,
  waiting: 0,
  busy: 'Other archives are being sent. Try again when one of them has arrived.',
})

type Filters = Pick<CertificateFilters, 'tier' | 'since' | 'until'>

/**
 * The certificates of an event that are not revoked, in the order in which they were issued, as a ZIP that is made while it is
 * read. Nothing of it is stored.
 * @throws AppError not_found; conflict when there is none, or more than an archive holds; unavailable while too many are sent
 */
export async function eventArchive(ctx: Context, eventId: number, filters: Filters): Promise<Readable> {
  await getEvent(ctx, eventId)
  const meant = sql`org_id = ${ctx.orgId} and event_id = ${eventId} and status <> 'revoked' ${sql.join(certificateConditions(filters, ctx.now()), ' ')}`
  const { count } = await one<{ count: number }>(ctx)`
    select count(*) from (select from certificate where ${meant} limit ${MAX + 1}::int) counted`
  if (count === 0) throw new AppError('conflict', 'No certificate is there to put into an archive: issue some first.')
  if (count > MAX)
    throw new AppError('conflict', `An archive holds at most ${MAX} certificates. Ask for those of a tier or a time.`)
  return sentInTurn(ctx.orgId, async () => {
    const entries = archiveEntries(partsOf(ctx, meant), undefined, CPU_MS)
    return zipReadable(await begun(entries))
  })
}

/** What is made has its turn until it was read or left. */
function sentInTurn(orgId: number, make: () => Promise<Readable>): Promise<Readable> {
  const { promise, resolve, reject } = Promise.withResolvers<Readable>()
  const work = async () => {
    const stream = await make()
    resolve(stream)
    await finished(stream)
  }
  // Whoever reads the stream is told what goes wrong with it; before there is one, whoever asked.
  inTurn(work, orgId).catch(reject)
  return promise
}

/** Each batch is a statement of its own, so whoever reads slowly holds no transaction open. */
async function* partsOf(ctx: Context, meant: Sql): AsyncGenerator<Archive> {
  let after = 0
  let row = 0
  for (;;) {
    const rows = await many<CertificateRow>(ctx)`
      select * from certificate where ${meant} and id > ${after} order by id limit ${BATCH}::int`
    for (const alike of ofOneDesign(rows)) {
      const certificates = alike.map((each) => ({ row: ++row, record: certificateRecord(ctx, each) }))
      yield { certificates, design: await loadDesign(ctx, alike[0]!.design_version_id) }
    }
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}

/** Neighbours that are drawn by the same version of a design. */
function ofOneDesign(rows: CertificateRow[]): CertificateRow[][] {
  const parts: CertificateRow[][] = []
  for (const row of rows) {
    const last = parts.at(-1)
    if (last?.[0]?.design_version_id === row.design_version_id) last.push(row)
    else parts.push([row])
  }
  return parts
}

/** The same entries, of which the first is there: what can be refused is refused before anything is sent. */
async function begun(entries: AsyncGenerator<ZipEntry>): Promise<AsyncGenerator<ZipEntry>> {
  const first = await entries.next()
  async function* all() {
    try {
      if (first.done) return
      yield first.value
      yield* entries
    } finally {
      await entries.return(undefined)
    }
  }
  return all()
}
