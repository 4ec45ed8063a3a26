import { type Context, jobContext, type Services } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { certificatesOfAddress } from '../certificates/index.ts'
import { type OpenCourse, type OwnEvidence, openCourses, ownEvidence } from '../training/index.ts'
import { type OrganisationOf, organisationsOf } from './organisations-of.ts'
import { openRequests } from './request-erasure.ts'

/** Most records of a kind that the page shows for each organisation, newest first; the download has more. */
export const MAX_SHOWN = 50

type Of = { organisation: string }

export type MyTicket = Of & {
  id: number
  link_no: number
  email: string
  status: string
  event_name: string
  event_date: Date | null
  event_timezone: string
  event_location: string | null
}
export type MyCertificate = Of & {
  public_id: string
  event_name: string
  name: string
  status: 'active' | 'expired' | 'revoked'
  issued_at: Date
  in_search: boolean
}
export type MyBadge = Of & { public_id: string; badge_name: string; awarded_at: Date; status: MyCertificate['status'] }
export type MyTraining = Of & {
  programme_name: string
  due_date: string | null
  completed_at: Date | null
  status: 'compliant' | 'overdue' | 'due'
}
/** A course to complete, for which the person can send evidence. */
export type MyCourse = Of & OpenCourse
export type MyEvidence = Of & OwnEvidence

export type MyRecords = {
  tickets: MyTicket[]
  certificates: MyCertificate[]
  badges: MyBadge[]
  trainings: MyTraining[]
  courses: MyCourse[]
  evidence: MyEvidence[]
  /** Whether a request to be erased waits in every organisation. */
  isErasureAsked: boolean
}

/** Returns what all organisations of this installation have for a normalised address. */
export async function myRecords(services: Services, key: string): Promise<MyRecords> {
  const found: Kinds = { tickets: [], certificates: [], badges: [], trainings: [], courses: [], evidence: [] }
  const organisations = await organisationsOf(services, key)
  for (const organisation of organisations) {
    const own = await recordsIn(jobContext(services, organisation.id, 'my-pages'), organisation, key)
    for (const kind of Object.keys(found) as (keyof Kinds)[])
      (found[kind] as Of[]).push(...own[kind].map((row) => ({ ...row, organisation: organisation.name })))
  }
  const asked = await openRequests(
    services,
    key,
    organisations.map(({ id }) => id),
  )
  return { ...found, isErasureAsked: organisations.length > 0 && asked.length === organisations.length }
}

type Without<Row> = Omit<Row, 'organisation'>
type Kinds = Omit<MyRecords, 'isErasureAsked'>
type Own = { [Kind in keyof Kinds]: Without<Kinds[Kind][number]>[] }

/** Returns the records of one organisation. */
export async function recordsIn(
  ctx: Context,
  { time_zone }: Pick<OrganisationOf, 'time_zone'>,
  key: string,
  max = MAX_SHOWN,
): Promise<Own> {
  const now = ctx.now()
  const tickets = await many<Without<MyTicket>>(ctx)`
    select a.id, a.link_no, a.email, a.status, e.name as event_name, e.event_date, e.event_timezone, e.event_location
    from attendee a join event e on e.id = a.event_id
    where a.org_id = ${ctx.orgId} and a.email_key = ${key}
    order by e.event_date desc nulls first, a.id desc limit ${max}::int`
  const certificates = await many<Without<MyCertificate>>(ctx)`
    select c.public_id, c.event_name, c.attendee_name as name, c.issued_at, c.in_search,
      case when c.status = 'active' and c.expires_at <= ${now} then 'expired' else c.status end as status
    from certificate c where c.org_id = ${ctx.orgId} and c.id = any(array(${certificatesOfAddress(ctx, key)}))
    order by c.id desc limit ${max}::int`
  const badges = await many<Without<MyBadge>>(ctx)`
    select t.public_id, v.name as badge_name, t.awarded_at,
      case when t.revoked_at is not null then 'revoked' when t.expires_at <= ${now} then 'expired' else 'active' end as status
    from badge_award t join badge_template_version v on v.template_id = t.template_id and v.version = t.template_version
    where t.org_id = ${ctx.orgId} and t.email_key = ${key} order by t.id desc limit ${max}::int`
  const trainings = await many<Without<MyTraining>>(ctx)`
    select p.name as programme_name, s.due_date::text, s.completed_at,
      case when s.completed_at is not null then 'compliant'
        when s.due_date < local_day(${now}, ${time_zone}) then 'overdue' else 'due' end as status
    from training_assignment s join training_programme p on p.id = s.programme_id
    where s.org_id = ${ctx.orgId} and s.email_key = ${key} order by s.id desc limit ${max}::int`
  const courses = await openCourses(ctx, key, max)
  const evidence = await ownEvidence(ctx, key, max)
  return { tickets, certificates, badges, trainings, courses, evidence }
}
