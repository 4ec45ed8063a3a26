import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Context } from '../../../platform/context/context.ts'
import {
  type Figure,
  figuresBefore,
  figuresIn,
  inRange,
  type Range,
  type RangeQuery,
  rangeToWire,
} from '../../rollups/index.ts'
import { expiredByTier, statesByKind, statesByTier } from '../certificate-states.ts'
import { CERTIFICATE_FIGURES } from '../certificate-uses.ts'
import { countFigures, sumByKind } from '../count-figures.ts'
import { funnelOf } from '../funnel.ts'
import { MAIL_FIGURES } from '../mail-figures.ts'
import { ratio } from '../ratio.ts'
import { REGISTRATION_FIGURES } from '../registration-figures.ts'
import { checkInHours } from './check-in-hours.ts'
import type { EventAnalytics } from './event-analytics-schema.ts'
import { figuresByType } from './figures-by-type.ts'
import { type EventNumbers, getEventNumbers } from './read-event-numbers.ts'
import { surveyScores } from './survey-scores.ts'

type IntervalFigures = (Figure & { bucket: string })[]

const ATTENDANCE = { attended: 'attended' } as const
const SURVEY = { responses: 'survey_answered' } as const
const BY_TIME = Object.values({
  ...REGISTRATION_FIGURES,
  ...ATTENDANCE,
  ...CERTIFICATE_FIGURES,
  ...SURVEY,
  ...MAIL_FIGURES,
})
const EVER = [
  ...(['certificate_issued', 'certificate_revoked', 'certificate_first_verified'] as const),
  ...(['certificate_first_shared', 'survey_answered', 'survey_score'] as const),
]

/** Returns the figures of an event as of one moment. @throws AppError not_found; validation_failed for the range */
export function getEventAnalytics(ctx: Context, id: number, query: RangeQuery): Promise<EventAnalytics> {
  return inRange(ctx, query, async (ctx, range) => {
    const event = await getEventNumbers(ctx, range, id)
    const placed = await figuresIn(ctx, range, { kinds: BY_TIME, event: id })
    const hours = await checkInHours(ctx, range, id)
    const ever = await figuresBefore(ctx, range, null, { kinds: EVER, event: id })
    const expired = await expiredByTier(ctx, range, { today: event.today, event: id })
    const { total, tiers } = statesByTier([...ever, ...expired], event.tiers)
    const kinds = await statesByKind(ctx, range, id, total)
    const [ofAttendees] = kinds
    const types = await figuresByType(ctx, id)
    const all = sumByKind(ever)
    const { name, event_date, ends_at, registered, attended, survey } = event
    const is_over = isOver(event, range)
    return {
      ...rangeToWire(range),
      event: { id, name, event_date: event_date && isoTime(event_date), ends_at: ends_at && isoTime(ends_at), is_over },
      registrations: registrationsOf(event, range, placed),
      attendance: { ...attendanceOf(event, range, placed), hours },
      funnel: funnelOf({
        registered,
        attended,
        certified: ofAttendees!.issued - ofAttendees!.revoked,
        verified: all('certificate_first_verified'),
        shared: all('certificate_first_shared'),
      }),
      certificates: { now: total, tiers, kinds, ...countFigures(range, CERTIFICATE_FIGURES, placed) },
      survey: {
        responses: all('survey_answered'),
        response_ratio: ratio(all('survey_answered'), registered),
        scores: surveyScores(survey, ever),
        ...countFigures(range, SURVEY, placed),
      },
      emails: mailsOf(range, placed),
      types,
    }
  })
}

const isOver = ({ ends_at }: EventNumbers, { as_of }: Range) => ends_at !== null && ends_at <= as_of

function registrationsOf({ capacity, taken, waiting }: EventNumbers, range: Range, placed: IntervalFigures) {
  const { in_range, series } = countFigures(range, REGISTRATION_FIGURES, placed)
  const sources = sumByPart(placed.filter(({ kind }) => kind === 'registered'))
  return {
    capacity,
    taken,
    free: capacity === null ? null : Math.max(0, capacity - taken),
    waiting,
    in_range,
    sources: [...sources]
      .map(([source, registered]) => ({ source, registered }))
      .toSorted((a, b) => b.registered - a.registered || (a.source < b.source ? -1 : 1)),
    series,
  }
}

function attendanceOf(event: EventNumbers, range: Range, placed: IntervalFigures) {
  const { registered, attended } = event
  const no_shows = isOver(event, range) ? registered - attended : null
  const { in_range, series } = countFigures(range, ATTENDANCE, placed)
  return {
    registered,
    attended,
    ratio: ratio(attended, registered),
    no_shows,
    no_show_ratio: no_shows === null ? null : ratio(no_shows, registered),
    in_range,
    sessions: event.sessions.map(({ id, title, start_time, capacity, checked_in }) => ({
      session_id: id,
      title,
      start_time: isoTime(new Date(start_time)),
      capacity,
      checked_in,
      of_capacity: capacity === null ? null : ratio(checked_in, capacity),
      of_attended: ratio(checked_in, attended),
    })),
    series,
  }
}

function mailsOf(range: Range, placed: IntervalFigures) {
  const { in_range, series } = countFigures(range, MAIL_FIGURES, placed)
  const sent = sumByPart(placed.filter(({ kind }) => kind === 'email_sent'))
  const failed = sumByPart(placed.filter(({ kind }) => kind === 'email_failed'))
  const kinds = [...new Set([...sent.keys(), ...failed.keys()])].toSorted()
  return {
    in_range,
    kinds: kinds.map((kind) => ({ kind, sent: sent.get(kind) ?? 0, failed: failed.get(kind) ?? 0 })),
    series,
  }
}

function sumByPart(found: IntervalFigures): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { part, n } of found) sums.set(part, (sums.get(part) ?? 0) + n)
  return sums
}
