import type { Context } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { attendeesForMail } from '../attendees/index.ts'
import { awardWalletUrl, badgeLinks } from '../badges/index.ts'
import { certificatesForMail } from '../certificates/index.ts'
import type { MailData } from '../emails/index.ts'
import { surveyLink } from '../surveys/index.ts'
import type { SubjectType } from './automation-schema.ts'
import type { RunFacts } from './read-runs.ts'

type EventData = NonNullable<MailData['event']>
type TrainingData = Pick<MailData, 'course' | 'completion' | 'programme' | 'assignment'>

/** Returns the variables for the emails of runs, by run id, with a few statements for all of them. */
export async function mailDataOfRuns(ctx: Context, runs: readonly RunFacts[]): Promise<Map<number, MailData>> {
  const subjects = (type: SubjectType) => runs.flatMap((run) => (run.subject_type === type ? run.subject_id : []))
  const events = await eventsForMail(ctx, [...new Set(runs.map(({ rule }) => rule.event_id))])
  const attendees = await attendeesForMail(
    ctx,
    runs.flatMap(({ attendee_id }) => attendee_id ?? []),
  )
  const certificates = await certificatesForMail(ctx, subjects('certificate'))
  const badges = await badgesForMail(ctx, subjects('badge_award'))
  const completions = await completionsForMail(ctx, subjects('training_completion'))
  const assignments = await assignmentsForMail(ctx, subjects('training_assignment'))
  const sessions = await sessionsForMail(ctx, runs)
  const forms = await formsForMail(ctx, subjects('form_submission'))
  return new Map(
    runs.map((run) => {
      const session = sessions.get(run.occasion)
      const form = run.subject_type === 'form_submission' ? forms.get(run.subject_id) : undefined
      const known = run.attendee_id === null ? undefined : attendees.get(run.attendee_id)
      const certificate = run.subject_type === 'certificate' ? certificates.get(run.subject_id) : undefined
      const badge = run.subject_type === 'badge_award' ? badges.get(run.subject_id) : undefined
      const training =
        run.subject_type === 'training_completion' ? completions.get(run.subject_id) : assignments.get(run.subject_id)
      const data: MailData = {
        event: events.get(run.rule.event_id)!,
        ...(known && { values: known.values }),
        attendee: known?.attendee ?? { first_name: run.name, last_name: '', email: run.email },
        ...(known && run.survey
          ? { survey: { url: surveyLink(ctx, known.link), closes_at: run.survey_closes_at } }
          : {}),
        ...(certificate ? { certificate } : {}),
        ...(badge ? { badge } : {}),
        ...(session ? { session } : {}),
        ...(form ? { form } : {}),
        ...(run.subject_type.startsWith('training_') ? training : {}),
      }
      return [run.id, data]
    }),
  )
}

async function eventsForMail(ctx: Context, ids: number[]): Promise<Map<number, EventData>> {
  const rows = await many<EventData & { id: number; visibility: string; slug: string }>(ctx)`
    select id, name, event_date as starts_at, event_end_date as ends_at, online_url, event_timezone as time_zone, event_location as location,
      event_description as description, visibility, slug
    from event where org_id = ${ctx.orgId} and id = any(${ids}::bigint[])`
  return new Map(
    rows.map(({ id, visibility, slug, ...event }) => [
      id,
      { ...event, url: visibility === 'private' ? null : `${ctx.siteUrl}/e/${slug}` },
    ]),
  )
}

async function badgesForMail(ctx: Context, ids: number[]): Promise<Map<number, NonNullable<MailData['badge']>>> {
  if (ids.length === 0) return new Map()
  type Row = {
    id: number
    public_id: string
    name: string
    description: string
    awarded_at: Date
    expires_at: Date | null
  }
  const rows = await many<Row>(ctx)`
    select a.id, a.public_id, v.name, v.description, a.awarded_at, a.expires_at
    from badge_award a join badge_template_version v on v.template_id = a.template_id and v.version = a.template_version
    where a.org_id = ${ctx.orgId} and a.id = any(${ids}::bigint[])`
  return new Map(
    rows.map(({ id, public_id, name, description, awarded_at, expires_at }) => [
      id,
      {
        name,
        description,
        earned_at: awarded_at,
        expires_at,
        ...badgeLinks(ctx, public_id),
        wallet_url: awardWalletUrl(ctx, public_id),
      },
    ]),
  )
}

async function sessionsForMail(
  ctx: Context,
  runs: readonly RunFacts[],
): Promise<Map<number, NonNullable<MailData['session']>>> {
  const ids = [...new Set(runs.flatMap(({ occasion }) => (occasion === 0 ? [] : occasion)))]
  if (ids.length === 0) return new Map()
  const rows = await many<NonNullable<MailData['session']> & { id: number }>(ctx)`
    select id, title, start_time as starts_at, end_time as ends_at, location, shown_speaker(session.id, session.speaker) as speaker
    from session where org_id = ${ctx.orgId} and id = any(${ids}::bigint[])`
  return new Map(rows.map(({ id, ...session }) => [id, session]))
}

async function formsForMail(ctx: Context, submissionIds: number[]): Promise<Map<number, { name: string }>> {
  if (submissionIds.length === 0) return new Map()
  const rows = await many<{ id: number; name: string }>(ctx)`
    select s.id, f.name from form_submission s join form f on f.org_id = s.org_id and f.id = s.form_id
    where s.org_id = ${ctx.orgId} and s.id = any(${submissionIds}::bigint[])`
  return new Map(rows.map(({ id, name }) => [id, { name }]))
}

async function completionsForMail(ctx: Context, ids: number[]): Promise<Map<number, TrainingData>> {
  if (ids.length === 0) return new Map()
  const rows = await many<{ id: number; name: string; completed_at: Date }>(ctx)`
    select c.id, k.name, c.completed_at from training_completion c join training_course k on k.id = c.course_id
    where c.org_id = ${ctx.orgId} and c.id = any(${ids}::bigint[])`
  return new Map(rows.map(({ id, name, completed_at }) => [id, { course: { name }, completion: { completed_at } }]))
}

async function assignmentsForMail(ctx: Context, ids: number[]): Promise<Map<number, TrainingData>> {
  if (ids.length === 0) return new Map()
  const rows = await many<{ id: number; name: string; due_date: string | null }>(ctx)`
    select a.id, p.name, a.due_date::text from training_assignment a join training_programme p on p.id = a.programme_id
    where a.org_id = ${ctx.orgId} and a.id = any(${ids}::bigint[])`
  return new Map(rows.map(({ id, name, due_date }) => [id, { programme: { name }, assignment: { due_date } }]))
}
