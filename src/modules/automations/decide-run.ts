import { surveyState } from '../surveys/index.ts'
import type { Trigger } from './automation-schema.ts'
import { meetsConditions } from './meets-conditions.ts'
import type { RunFacts } from './read-runs.ts'

const HOUR_MS = 3_600_000

/** Reasons for skipping a run. */
const why = {
  noAction: 'The action was removed from the rule.',
  off: 'The rule was disabled.',
  erased: 'The person was erased.',
  noAddress: 'No email address is known.',
  noCertificate: 'The certificate was deleted.',
  revoked: 'The certificate was revoked.',
  expired: 'The certificate has expired.',
  noBadge: 'The badge was deleted.',
  badgeRevoked: 'The badge was revoked.',
  badgeExpired: 'The badge has expired.',
  noCompletion: 'The completion was deleted.',
  noAssignment: 'The assignment was deleted.',
  completed: 'The person has completed it.',
  noDueDate: 'The assignment no longer has a due date.',
  removed: 'The attendee was removed.',
  notRegistered: 'The registration is no longer active.',
  came: 'The person attended after all.',
  noEnd: 'The event no longer has an end time.',
  undone: 'The check-in was undone.',
  answered: 'The person has answered the survey.',
  noSurvey: 'The event no longer has a survey.',
  closed: 'The survey is closed.',
  cancelled: 'The registration was cancelled.',
  noStart: 'The event no longer has a date.',
  over: 'The event is over.',
  noSession: 'The session was deleted.',
  sessionOver: 'The session is over.',
  notWaiting: 'The person is no longer on the waiting list.',
  notCancelled: 'The person is registered again.',
  noAnswers: 'The answers to the survey were deleted.',
  noSubmission: 'The submission was deleted.',
  conditions: 'The conditions of the rule are not met.',
} as const

/** Placeholder address of an erased person. */
const ERASED = /@erased\.invalid$/

/** All reasons for skipping a run. */
export const SKIPS: ReadonlySet<string> = new Set(Object.values(why))

/** Decision about a run: do it, skip it with a reason, or move it to another moment. */
export type Verdict = 'do' | { skip: string } | { occurred_at: Date }

/** Reason for cancelling an email whose run has to wait longer than expected when it was queued. */
export const PUT_OFF = 'The trigger of the rule occurs later now.'

/** Checks again, when a run is due, whether its rule still applies. */
export function decideRun(run: RunFacts, now: Date): Verdict {
  if (run.action === null) return { skip: why.noAction }
  if (!run.rule.enabled) return { skip: why.off }
  if (ERASED.test(run.email)) return { skip: why.erased }
  const verdict = decideBySubject[run.subject_type](run, now)
  if (verdict !== 'do') return verdict
  if (!meetsConditions(run)) return { skip: why.conditions }
  if (run.type === 'send_email' && run.email === '') return { skip: why.noAddress }
  return 'do'
}

const decideBySubject: Record<RunFacts['subject_type'], (run: RunFacts, now: Date) => Verdict> = {
  attendee: decideForAttendee,
  certificate(run, now) {
    if (run.certificate_status === null) return { skip: why.noCertificate }
    if (run.certificate_status === 'revoked') return { skip: why.revoked }
    const expires = run.certificate_expires_at
    if (expires !== null && expires <= now) return { skip: why.expired }
    return decideForCancellation(run)
  },
  badge_award(run, now) {
    if (run.award_id === null) return { skip: why.noBadge }
    if (run.award_revoked_at !== null) return { skip: why.badgeRevoked }
    const expires = run.award_expires_at
    if (expires !== null && expires <= now) return { skip: why.badgeExpired }
    return decideForCancellation(run)
  },
  training_completion: (run) => (run.completion_id === null ? { skip: why.noCompletion } : 'do'),
  training_assignment(run, now) {
    if (run.assignment_id === null) return { skip: why.noAssignment }
    if (run.assignment_completed_at !== null) return { skip: why.completed }
    if (run.overdue_since === null) return { skip: why.noDueDate }
    return notBefore(run, run.overdue_since, now)
  },
  form_submission: (run) => (run.submission_id === null ? { skip: why.noSubmission } : 'do'),
}

function decideForAttendee(run: RunFacts, now: Date): Verdict {
  if (run.attendee_id === null) return { skip: why.removed }
  const decide = decideByTrigger[run.rule.trigger]
  if (decide) return decide(run, now)
  return run.attendee_status === 'registered' ? decideByAttendance(run, now) : { skip: why.notRegistered }
}

/** Triggers that do not depend on whether the person attended. */
const decideByTrigger: Partial<Record<Trigger, (run: RunFacts, now: Date) => Verdict>> = {
  before_event: registered((run, now) => {
    if (run.started_at === null) return { skip: why.noStart }
    if (run.ended_at !== null && run.ended_at <= now) return { skip: why.over }
    return notBefore(run, laterBy(run.started_at, -hoursOf(run)), now)
  }),
  after_event: registered((run, now) =>
    run.ended_at === null ? { skip: why.noEnd } : notBefore(run, laterBy(run.ended_at, hoursOf(run)), now),
  ),
  before_session: registered((run, now) => {
    if (run.session_start === null) return { skip: why.noSession }
    if (run.session_end! <= now) return { skip: why.sessionOver }
    return notBefore(run, laterBy(run.session_start, -hoursOf(run)), now)
  }),
  registered: registered(() => 'do'),
  waitlisted: ({ attendee_status: status }) =>
    status === 'waitlisted' || status === 'offered' ? 'do' : { skip: why.notWaiting },
  cancelled: ({ attendee_status: status }) => (status === 'cancelled' ? 'do' : { skip: why.notCancelled }),
  survey_answered: (run) => (run.answered ? decideForCancellation(run) : { skip: why.noAnswers }),
}

function registered(decide: (run: RunFacts, now: Date) => Verdict): (run: RunFacts, now: Date) => Verdict {
  return (run, now) => (run.attendee_status === 'registered' ? decide(run, now) : { skip: why.notRegistered })
}

function decideByAttendance(run: RunFacts, now: Date): Verdict {
  const came = run.checked_in_at !== null
  if (run.rule.trigger === 'registered_no_show') {
    if (came) return { skip: why.came }
    if (run.ended_at === null) return { skip: why.noEnd }
    return notBefore(run, run.ended_at, now)
  }
  if (!came) return { skip: why.undone }
  return run.rule.trigger === 'survey_not_completed' ? decideForSurvey(run, now) : 'do'
}

/** Nobody is asked to answer a survey that is not open yet. */
function decideForSurvey(run: RunFacts, now: Date): Verdict {
  if (run.answered) return { skip: why.answered }
  if (run.ended_at === null) return { skip: why.noEnd }
  const opens_at = run.survey_opens_at ?? run.ended_at
  const state = surveyState({ survey: run.survey, opens_at, closes_at: run.survey_closes_at }, now)
  if (state === 'none') return { skip: why.noSurvey }
  if (state === 'closed') return { skip: why.closed }
  const verdict = notBefore(run, run.ended_at, now)
  return verdict === 'do' && state === 'not_open' ? { occurred_at: laterBy(opens_at, -delayOf(run)) } : verdict
}

/** For attendees who have cancelled. */
function decideForCancellation({ attendee_status }: RunFacts): Verdict {
  return attendee_status === 'cancelled' ? { skip: why.cancelled } : 'do'
}

/** The delay counts from a moment that may have moved since the run was created. */
function notBefore(run: RunFacts, moment: Date, now: Date): Verdict {
  return laterBy(moment, delayOf(run)) > now ? { occurred_at: moment } : 'do'
}

function delayOf({ action }: RunFacts): number {
  return (action?.delay_hours ?? 0) * HOUR_MS
}

function hoursOf({ rule }: RunFacts): number {
  return (rule.trigger_hours ?? 0) * HOUR_MS
}

function laterBy(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms)
}
