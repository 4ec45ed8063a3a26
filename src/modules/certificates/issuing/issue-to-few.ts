import { lruCache } from '../../../lib/caches/lru-cache.ts'
import type { Context } from '../../../platform/context/context.ts'
import { gather } from '../../../platform/db/gather.ts'
import { isRefusal } from '../../../platform/db/pg-errors.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { activeKey } from '../../credentials/index.ts'
import { builtinHash } from '../../designs/index.ts'
import { DEFAULT_KIND, noSuchEvent } from '../../events/index.ts'
import { type CertificateRow, certificateToWire } from '../records/certificate-queries.ts'
import type { IssueResult } from '../records/certificate-schema.ts'
import { type Candidate, type Deciding, hasExpired, refuseMissing, sortOut, toRecipient } from './candidates.ts'
import { signIssued } from './complete-drafts.ts'
import { draftCertificate } from './insert-certificates.ts'
import type { IssueOptions } from './issue-to-any.ts'
import { freeze, type IssuingRow, issuingColumns, requireIssuable, valueRulesOf } from './issuing-event.ts'
import { writeIssued } from './write-issued.ts'

/** Up to this many names a request is short; more are issued the general way. */
const FEW = 100
/** Up to this many names a request shares its statements with others. */
const SHARED = 10

/** A request to issue. */
type Asked = { ctx: Context; ids: number[]; skipMissing: boolean }

/** Returns the result of a request or throws its error; null: use the general way. */
type Answer = () => IssueResult | null

/** `state` changes with every write of the row: it is the number of the transaction that wrote it. */
type Found = Candidate & { state: string; certificate_id: number | null }

type Row = IssuingRow & {
  event_state: string
  signing_key_id: number | null
  builtin_versions: Record<string, number> | null
} & (Found | { id: null })

/** The decision for a request: who gets a certificate, who is skipped, or another answer. */
type Decision = {
  asked: Asked
  deciding: Deciding | null
  chosen: Found[]
  skipped: IssueResult['skipped']
  otherwise: Answer | null
}

const ofEvents = lruCache<ReturnType<typeof gatherOf>>({ values: 1_000, bytes: Number.POSITIVE_INFINITY }, () => 0)

const gatherOf = (eventId: number) =>
  gather((ctx: Context, asked: Asked[]): Promise<Answer[]> => issueTogether(ctx, eventId, asked))

/**
 * Issues certificates to named attendees in two statements. The first reads and takes ids, the program decides, and the
 * second locks event and attendees and writes if the rows are unchanged. Concurrent requests for the same event share
 * the two statements and the commit; in a transaction each request has its own.
 * @returns null when the general way is needed and nothing was issued: something changed, an expired certificate must
 * make room, the design has no version yet, the rules read more than attendees, or there are too many names
 * @throws AppError not_found, conflict
 */
export async function issueToFew(
  ctx: Context,
  eventId: number,
  ids: number[],
  { skipMissing }: Pick<IssueOptions, 'skipMissing'>,
): Promise<IssueResult | null> {
  if (ids.length > FEW || !ids.every(Number.isSafeInteger)) return null
  const asked = { ctx, ids, skipMissing }
  const answer =
    ids.length > SHARED
      ? (await issueTogether(ctx, eventId, [asked]))[0]!
      : await gathered(ctx.orgId, eventId)(ctx, asked)
  return answer()
}

/** The version of the design that is issued now; undefined when it has to be made first. */
function readyVersion({
  design_version_id,
  design_is_current,
  builtin_versions,
  event_language,
}: Row): number | undefined {
  if (design_version_id === null) return builtin_versions?.[builtinHash(event_language)]
  return design_is_current ? design_version_id : undefined
}

function gathered(orgId: number, eventId: number) {
  const key = `${orgId} ${eventId}`
  const together = ofEvents.get(key) ?? gatherOf(eventId)
  ofEvents.set(key, together)
  return together
}

async function issueTogether(ctx: Context, eventId: number, asked: Asked[]): Promise<Answer[]> {
  const rows = await read(ctx, eventId, [...new Set(asked.flatMap(({ ids }) => ids))])
  const [event] = rows
  const version = event && readyVersion(event)
  const now = ctx.now()
  const taken = new Set<number>()
  const decisions = asked.map((each) => decide(each, rows, version, now, taken))
  const chosen = decisions.flatMap(({ asked, chosen, deciding }) =>
    chosen.map((found) => ({ recipient: toRecipient(deciding!, found), found, by: asked.ctx })),
  )
  if (!event || version === undefined || chosen.length === 0) return decisions.map((decision) => answerTo(decision, []))
  const drafts = chosen
    .map(({ recipient, found, by }) => ({
      ...draftCertificate(ctx, recipient),
      id: found.certificate_id!,
      state: found.state,
      by,
    }))
    .sort((a, b) => a.id - b.id)
  try {
    const frozen = await freeze(event, eventId, version, now)
    const signed = await signIssued(ctx, event.signing_key_id, frozen, drafts)
    const made = await writeIssued(ctx, event.event_state, frozen, signed)
    if (made !== null) return decisions.map((decision) => answerTo(decision, made))
    if (asked.length === 1) return [() => null]
  } catch (error) {
    if (asked.length === 1 || !isRefusal(error)) throw error
  }
  // A problem of one request must not affect the others.
  return Promise.all(asked.map((each) => issueAlone(eventId, each)))
}

async function issueAlone(eventId: number, asked: Asked): Promise<Answer> {
  const [settled] = await Promise.allSettled([issueTogether(asked.ctx, eventId, [asked])])
  if (settled.status === 'fulfilled') return settled.value[0]!
  return () => {
    throw settled.reason
  }
}

/** The number of ids is hidden from the planner, which would otherwise make a new plan for each request. */
function read(ctx: Context, eventId: number, ids: number[]): Promise<Row[]> {
  return many<Row>(ctx)`
    select ${issuingColumns(eventId)}, e.xmin::text as event_state, ${activeKey(ctx, sql`${ctx.orgId}`)} as signing_key_id,
      (select json_object_agg(v.layout_hash, v.id) from design_version v
        where e.template_id is null and v.org_id = e.org_id and v.design_id is null
          and v.logo is not distinct from o.printed_logo) as builtin_versions,
      a.xmin::text as state, a.id, a.first_name, a.last_name, a.email, a.status, a.checked_in_at, a.sessions_attended,
      case when e.certificate_values <> '[]' then a.certificate_values end as certificate_values,
      case when e.certificate_values <> '[]' then a.answers end as answers,
      c.id is not null as has_active, c.expires_at as active_until,
      case when a.id is not null and c.id is null then nextval('certificate_id_seq') end as certificate_id
    from event e join organisation o on o.id = e.org_id
    left join attendee a on a.event_id = e.id and a.id = any((select ${ids}::bigint[])::bigint[])
    left join certificate c on c.attendee_id = a.id and c.kind = ${DEFAULT_KIND} and c.status = 'active'
    where e.org_id = ${ctx.orgId} and e.id = ${eventId} order by a.id`
}

/** @param taken attendees chosen for other requests; the ones chosen here are added */
function decide(asked: Asked, rows: Row[], version: number | undefined, now: Date, taken: Set<number>): Decision {
  const otherwise = (answer: Answer): Decision => ({
    asked,
    deciding: null,
    chosen: [],
    skipped: [],
    otherwise: answer,
  })
  const [event] = rows
  try {
    if (!event) throw noSuchEvent()
    requireIssuable(event, now)
    const wanted = new Set(asked.ids)
    const candidates = rows.filter((row): row is Row & Found => row.id !== null && wanted.has(row.id))
    refuseMissing(asked.ids, candidates)
    const { required_sessions, certificate_requires_survey, certificate_min_minutes } = event
    const readsMore = required_sessions > 0 || certificate_requires_survey || certificate_min_minutes !== null
    if (version === undefined || readsMore || candidates.some((candidate) => hasExpired(candidate, now)))
      return otherwise(() => null)
    const deciding = { rules: event, values: valueRulesOf(event), skipMissing: asked.skipMissing }
    const { chosen, skipped } = sortOut(deciding, candidates, now)
    const free = chosen.filter(({ id }) => !taken.has(id))
    for (const { id } of chosen)
      if (taken.has(id)) skipped.push({ attendee_id: id, reason: 'already_issued' })
      else taken.add(id)
    return { asked, deciding, chosen: free, skipped, otherwise: null }
  } catch (error) {
    return otherwise(() => {
      throw error
    })
  }
}

function answerTo({ asked, chosen, skipped, otherwise }: Decision, made: CertificateRow[]): Answer {
  if (otherwise !== null) return otherwise
  const rows = new Map(made.map((row) => [row.attendee_id, row]))
  const issued = chosen.map(({ id }) => rows.get(id)).filter((row) => row !== undefined)
  const late = chosen
    .filter(({ id }) => !rows.has(id))
    .map(({ id }) => ({ attendee_id: id, reason: 'already_issued' as const }))
  const certificates = issued.map((row) => certificateToWire(asked.ctx, row))
  return () => ({ issued: issued.length, skipped: [...skipped, ...late], certificates })
}
