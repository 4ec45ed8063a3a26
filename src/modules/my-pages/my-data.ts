import { isoTime } from '../../lib/text/utc-time.ts'
import { jobContext, type Services } from '../../platform/context/context.ts'
import { many } from '../../platform/db/query.ts'
import { recordsIn } from './my-records.ts'
import { organisationsOf } from './organisations-of.ts'

/** Most records of a kind that one organisation adds to the file. */
const MAX_ROWS = 1_000

type Answered = { event_name: string; answers: unknown; submitted_at: Date }

/**
 * Yields what all organisations have for a normalised address as one JSON document, organisation after organisation, so
 * that it is never in memory as a whole. Notes and scores of organisers are not in it: they answer for those themselves.
 */
export async function* myData(services: Services, key: string): AsyncGenerator<string> {
  yield `{"address":${JSON.stringify(key)},"created_at":${JSON.stringify(isoTime(services.now()))},"organisations":[`
  let separator = ''
  for (const organisation of await organisationsOf(services, key)) {
    const ctx = jobContext(services, organisation.id, 'my-pages')
    const { tickets, ...records } = await recordsIn(ctx, organisation, key, MAX_ROWS)
    const answers = await many<{ id: number; first_name: string; last_name: string; answers: unknown }>(ctx)`
      select id, first_name, last_name, answers from attendee
      where org_id = ${ctx.orgId} and email_key = ${key} and id = any(${tickets.map(({ id }) => id)}::bigint[])`
    const surveys = await many<Answered>(ctx)`
      select e.name as event_name, t.answers, t.submitted_at
      from attendee a join survey_response t on t.attendee_id = a.id join event e on e.id = a.event_id
      where a.org_id = ${ctx.orgId} and a.email_key = ${key} order by t.id desc limit ${MAX_ROWS}::int`
    const own = new Map(answers.map(({ id, ...row }) => [id, row]))
    const registrations = tickets.map(({ id, link_no: _, ...ticket }) => ({ ...ticket, ...own.get(id) }))
    yield `${separator}${JSON.stringify({ organisation: organisation.name, registrations, survey_answers: surveys, ...records })}`
    separator = ','
  }
  yield ']}\n'
}
