import { AppError } from '../../../lib/errors.ts'
import { fullName } from '../../../lib/text/full-name.ts'
import type { Context } from '../../../platform/context/context.ts'
import { PLANNED_EACH_TIME } from '../../../platform/db/named-statement.ts'
import { many, maybeOne } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Question } from '../../../platform/questions/question-schema.ts'
import { type AttendeesFilter, attendeesWithin, ticketAddresses } from '../../attendees/index.ts'
import { noSuchEvent } from '../../events/index.ts'
import type { NameBadge } from './badge-sheets.ts'

/** The most badges in a file. */
export const MAX_BADGES = 2_000

type EventRow = { name: string; organisation: string; language: string; questions: Question[]; count: number }
type Person = { id: number; ticket_no: number; first_name: string; last_name: string; answers: Record<string, unknown> }

export type BadgesOfEvent = Omit<EventRow, 'questions' | 'count'> & { badges: NameBadge[] }

/**
 * Returns the name badges of registered attendees who match a filter, by last name.
 * @param part which of the files of at most `MAX_BADGES`, from 1; left out: all, if they fit in one
 * @throws AppError not_found for the event, and when nobody matches; conflict when one file cannot hold them
 */
export async function readBadges(
  ctx: Context,
  eventId: number,
  filter: AttendeesFilter,
  part: number | undefined,
): Promise<BadgesOfEvent> {
  const registered = sql`org_id = ${ctx.orgId} and status = 'registered' and ${attendeesWithin(eventId, filter)}`
  const event = await maybeOne<EventRow>(ctx)`${PLANNED_EACH_TIME}
    select e.name, o.name as organisation, e.event_language as language, coalesce(e.registration_questions, '[]') as questions,
      (select count(*)::int from attendee where ${registered}) as count
    from event e join organisation o on o.id = e.org_id where e.org_id = ${ctx.orgId} and e.id = ${eventId}`
  if (event === null) throw noSuchEvent()
  const { questions, count, ...told } = event
  if (count > MAX_BADGES && part === undefined) throw tooMany(count)
  const people = await many<Person>(ctx)`${PLANNED_EACH_TIME}
    select id, ticket_no, first_name, last_name, answers from attendee where ${registered}
    order by last_name, first_name, id limit ${MAX_BADGES}::int offset ${((part ?? 1) - 1) * MAX_BADGES}::int`
  if (people.length === 0)
    throw new AppError('not_found', 'No registered attendee matches, so there is no badge to print.')
  const addresses = await ticketAddresses(ctx, eventId, people)
  const line = lineOf(questions)
  const badges = people.map(({ id, answers, ...names }) => ({
    ...{ name: fullName(names), line: line(answers), address: addresses.get(id) ?? null },
  }))
  return { ...told, badges }
}

function tooMany(count: number): AppError {
  const parts = Math.ceil(count / MAX_BADGES)
  return new AppError(
    'conflict',
    `${count} name badges match, and a file has at most ${MAX_BADGES}. Ask for part=1 to part=${parts}, or filter the attendees.`,
  )
}

/** Labels of questions about a company or a title, in the languages of the service. */
const ABOUT_PERSON =
  /compan|organi[sz]ation|employer|affiliation|institution|job|title|role|position|kurum|şirket|firma|unvan|ünvan|görev|pozisyon/i

/** Returns a function that finds the first answer about the company or title of a person. */
function lineOf(questions: Question[]): (answers: Person['answers']) => string | null {
  const asked = questions.filter(
    ({ type, label }) => ['short_text', 'choice'].includes(type) && ABOUT_PERSON.test(label),
  )
  return (answers) => {
    const given = asked
      .map(({ id }) => answers[id])
      .find((answer) => typeof answer === 'string' && answer.trim() !== '')
    return (given as string | undefined)?.trim() ?? null
  }
}
