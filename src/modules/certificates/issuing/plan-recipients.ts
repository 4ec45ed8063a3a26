import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError, type FieldProblem } from '../../../lib/errors.ts'
import { emailKey } from '../../../lib/text/email-key.ts'
import { searchKey } from '../../../lib/text/search-key.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import type { ValueHolder } from '../../attendees/index.ts'
import { requireScope } from '../../organisations/index.ts'
import type { NewRecipient, Reason } from '../records/certificate-schema.ts'
import { type Candidate, isCovered } from './candidates.ts'
import type { Rules } from './eligibility.ts'
import { missingKeys, type ValueRules } from './resolve-values.ts'

/** A recipient of a request: `nth` is the place in its list, `reason` why they get none. */
export type PlannedRecipient = {
  nth: number
  recipient: NewRecipient
  /** Null for a name alone, and in a preview for a person who is not in the event yet. */
  attendee: KnownAttendee | null
  /** Null for a recipient with an address. */
  recipientKey: string | null
  holder: ValueHolder
  reason: Reason | null
}

type KnownAttendee = Omit<Candidate, 'is_revoked'> & { email_key: string }

export type Asked = { nth: number; recipient: NewRecipient }

/**
 * Decides for the recipients of one kind who gets a certificate. Attendance does not count, since the organiser names
 * them. Equal names without an address are different people of a request, and the same ones when it is repeated.
 * @param locking prevents deletion of the attendees until the transaction ends
 */
export async function planRecipients(
  ctx: Context,
  eventId: number,
  asked: Asked[],
  how: { kind: string; values: ValueRules; skipMissing: boolean; now: Date; locking: boolean },
): Promise<PlannedRecipient[]> {
  const attendees = await knownAttendees(ctx, eventId, asked, how)
  const keyed = withKeys(asked)
  const held = await heldKeys(ctx, eventId, keyed, how)
  const seen = new Set<string>()
  return keyed.map(({ nth, recipient, recipientKey }) => {
    const address = recipient.email ? emailKey(recipient.email) : null
    const attendee = address === null ? null : (attendees.get(address) ?? null)
    const holder = {
      certificate_values: { ...attendee?.certificate_values, ...valuesOf(recipient) },
      answers: attendee?.answers ?? null,
    }
    const isRepeated = seen.has(address ?? recipientKey!)
    seen.add(address ?? recipientKey!)
    const isHeld = isRepeated || (recipientKey !== null && held.has(recipientKey))
    const reason = isHeld ? 'already_issued' : whyNone(attendee, holder, how)
    return { nth, recipient, attendee, recipientKey, holder, reason }
  })
}

type How = Parameters<typeof planRecipients>[3]

function whyNone(
  attendee: KnownAttendee | null,
  holder: ValueHolder,
  { values, skipMissing, now }: How,
): Reason | null {
  if (attendee && isCovered(attendee, now)) return 'already_issued'
  if (attendee?.status === 'cancelled') return 'registration_cancelled'
  if (attendee && attendee.status !== 'registered') return 'not_registered'
  return skipMissing && missingKeys(values, holder).length > 0 ? 'missing_values' : null
}

function withKeys(asked: Asked[]): (Asked & { recipientKey: string | null })[] {
  const times = new Map<string, number>()
  return asked.map((each) => {
    if (each.recipient.email) return { ...each, recipientKey: null }
    const key = searchKey(each.recipient.name)
    const time = (times.get(key) ?? 0) + 1
    times.set(key, time)
    // Hashed, because folding can make a name longer than an index holds.
    return { ...each, recipientKey: `${sha256(key).toString('base64url')} ${time}` }
  })
}

async function knownAttendees(
  ctx: Context,
  eventId: number,
  asked: Asked[],
  { kind, locking }: How,
): Promise<Map<string, KnownAttendee>> {
  const keys = asked.flatMap(({ recipient: { email } }) => (email ? [emailKey(email)] : []))
  if (keys.length === 0) return new Map()
  const lock: Sql = locking ? sql`for key share of a` : sql``
  const rows = await many<KnownAttendee>(ctx)`
    select a.id, a.first_name, a.last_name, a.email, a.email_key, a.status, a.checked_in_at, a.sessions_attended,
      a.certificate_values, a.answers, c.id is not null as has_active, c.expires_at as active_until
    from attendee a left join certificate c on c.attendee_id = a.id and c.kind = ${kind} and c.status = 'active'
    where a.org_id = ${ctx.orgId} and a.event_id = ${eventId} and a.email_key = any(${keys}::text[])
    order by a.id ${lock}`
  return new Map(rows.map((row) => [row.email_key, row]))
}

/** Returns the keys that have an active certificate. */
async function heldKeys(
  ctx: Context,
  eventId: number,
  keyed: { recipientKey: string | null }[],
  { kind, now }: How,
): Promise<Set<string>> {
  const keys = keyed.flatMap(({ recipientKey }) => recipientKey ?? [])
  if (keys.length === 0) return new Set()
  const rows = await many<{ recipient_key: string }>(ctx)`
    select recipient_key from certificate
    where event_id = ${eventId} and kind = ${kind} and recipient_key = any(${keys}::text[])
      and status = 'active' and (expires_at is null or expires_at > ${now})`
  return new Set(rows.map(({ recipient_key }) => recipient_key))
}

/** The values of a recipient that are not blank. */
export function valuesOf({ values }: NewRecipient): Record<string, string> {
  const given = Object.entries(values ?? {}).map(([key, value]) => [key, value?.trim() ?? ''] as const)
  return Object.fromEntries(given.filter(([, value]) => value !== ''))
}

/**
 * Groups recipients by kind, each with its place in the request. `recipient` is the place of the first one that names
 * the kind, undefined for the kind of the request.
 */
export function byKind(
  recipients: readonly NewRecipient[],
  otherwise: string,
): { kind: string; recipient: number | undefined; asked: Asked[] }[] {
  const all = recipients.map((recipient, nth) => ({ nth, recipient }))
  const groups = Map.groupBy(all, ({ recipient }) => recipient.kind ?? otherwise)
  return [...groups].map(([kind, asked]) => {
    const [first] = asked
    return { kind, recipient: first!.recipient.kind === undefined ? undefined : first!.nth, asked }
  })
}

/** @throws AppError forbidden without `attendees:write` when a recipient has an address */
export function requireScopeFor(ctx: Context, recipients: readonly NewRecipient[]): void {
  if (recipients.some(({ email }) => email)) requireScope(ctx, 'attendees:write', 'Adding recipients as attendees')
}

/** @throws AppError validation_failed with the problems that depend on the event: unknown tiers and values */
export function refuseProblems(groups: { asked: Asked[]; rules: Rules; values: ValueRules }[]): void {
  const problems = groups.flatMap(({ asked, rules, values }) => recipientProblems(asked, rules, values))
  if (problems.length === 0) return
  throw new AppError('validation_failed', 'Some recipients do not fit the event.', { problems: problems.slice(0, 100) })
}

function recipientProblems(asked: Asked[], { certificate_tiers }: Rules, { definitions }: ValueRules): FieldProblem[] {
  const tiers = certificate_tiers.map(({ name }) => name)
  const keys = definitions.map(({ key }) => key)
  return asked.flatMap(({ nth, recipient }) => [
    ...(recipient.tier && !tiers.includes(recipient.tier)
      ? [
          {
            loc: ['body', 'recipients', String(nth), 'tier'],
            msg: `tier "${recipient.tier}" is not in certificate_tiers of the event`,
            type: 'unknown_reference',
          },
        ]
      : []),
    ...Object.keys(recipient.values ?? {})
      .filter((key) => !keys.includes(key))
      .map((key) => ({
        loc: ['body', 'recipients', String(nth), 'values', key],
        msg: `values has the key "${key}", which is not in certificate_values of the event`,
        type: 'unknown_key',
      })),
  ])
}
