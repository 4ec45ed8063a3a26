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
import { type CertificateFilters, certificateConditions } from '../lists/certificate-conditions.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'
import { type Archive, archiveEntries } from './archive-entries.ts'
import { archivedCertificates } from './archived-certificates.ts'

/** About 1.2 GB of ordinary certificates and 7 seconds of a core. */
const MAX = 20_000
const BATCH = 1_000
/** Processor time that so many certificates of the slowest designs take. */
const CPU_MS = 600_000

/** Each archive buffers what is drawn ahead of a slow reader, about 10 MB. */
const inTurn = fairQueue({
  atOnce: 10,
  ofEach: 2,
  waiting: 0,
  busy: 'Other archives are being sent. Try again when one of them has arrived.',
})

type Filters = Pick<CertificateFilters, 'tier' | 'since' | 'until'>

/**
 * Returns the certificates of an event that are not revoked, in order of issue, as a ZIP that is created while it is
 * read. Nothing is stored.
 * @throws AppError not_found; conflict when there are none or more than an archive holds; unavailable while too many
 * are being sent
 */
export async function eventArchive(ctx: Context, eventId: number, filters: Filters): Promise<Readable> {
  await getEvent(ctx, eventId)
  const meant = sql`org_id = ${ctx.orgId} and event_id = ${eventId} and status <> 'revoked' ${sql.join(certificateConditions(filters, ctx.now()), ' ')}`
  const { count } = await one<{ count: number }>(ctx)`
    select count(*) from (select from certificate where ${meant} limit ${MAX + 1}::int) counted`
  if (count === 0) throw new AppError('conflict', 'There are no certificates to download. Issue some first.')
  if (count > MAX)
    throw new AppError('conflict', `An archive holds at most ${MAX} certificates. Filter by tier or time.`)
  return sentInTurn(ctx.orgId, async () => {
    const entries = archiveEntries(partsOf(ctx, meant), undefined, CPU_MS)
    return zipReadable(await begun(entries))
  })
}

/** Occupies its turn until the stream is read or abandoned. */
function sentInTurn(orgId: number, make: () => Promise<Readable>): Promise<Readable> {
  const { promise, resolve, reject } = Promise.withResolvers<Readable>()
  const work = async () => {
    const stream = await make()
    resolve(stream)
    await finished(stream)
  }
  // Errors before there is a stream reject the promise; later ones destroy the stream.
  inTurn(work, orgId).catch(reject)
  return promise
}

/** Each batch is a statement of its own, so a slow reader holds no transaction open. */
async function* partsOf(ctx: Context, meant: Sql): AsyncGenerator<Archive> {
  let after = 0
  let row = 0
  for (;;) {
    const rows = await many<CertificateRow>(ctx)`
      select * from certificate where ${meant} and id > ${after} order by id limit ${BATCH}::int`
    for (const alike of ofOneDesign(rows)) {
      const listed = alike.map((certificate) => ({ row: ++row, certificate }))
      const certificates = await archivedCertificates(ctx, listed)
      yield { certificates, design: await loadDesign(ctx, alike[0]!.design_version_id) }
    }
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}

/** Groups neighbours with the same design version. */
function ofOneDesign(rows: CertificateRow[]): CertificateRow[][] {
  const parts: CertificateRow[][] = []
  for (const row of rows) {
    const last = parts.at(-1)
    if (last?.[0]?.design_version_id === row.design_version_id) last.push(row)
    else parts.push([row])
  }
  return parts
}

/** Awaits the first entry, so that errors are reported before anything is sent. */
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
