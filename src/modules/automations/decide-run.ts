import { surveyState } from '../surveys/index.ts'
import type { RunFacts } from './read-runs.ts'

const HOUR_MS = 3_600_000

/** Why nothing is done. */
const why = {
  noAction: 'The action was taken out of the rule.',
  off: 'The rule was switched off.',
  erased: 'The person was erased.',
  noAddress: 'No e-mail address is known.',
  noCertificate: 'The certificate is there no more.',
  revoked: 'The certificate was revoked.',
  expired: 'The certificate has expired.',
  noBadge: 'The badge is there no more.',
  badgeRevoked: 'The badge was revoked.',
  noCompletion: 'The completion is there no more.',
  noAssignment: 'The assignment is there no more.',
  completed: 'They have completed it.',
  noDueDate: 'The assignment has no due date any more.',
  removed: 'The attendee was removed.',
  notRegistered: 'The registration does not hold any more.',
  came: 'They came after all.',
  noEnd: 'The event has no end any more.',
  undone: 'The check-in was undone.',
  answered: 'They have answered the survey.',
  noSurvey: 'The event has no survey any more.',
  closed: 'The survey is closed.',
  cancelled: 'The registration was cancelled.',
} as const

/** What stands for the address of somebody who was erased. */
const ERASED = /@erased\.invalid$/

/** Every reason that is given here. */
export const SKIPS: ReadonlySet<string> = new Set(Object.values(why))

/** What is to become of a run: it is done, or not and why, or its moment has moved to this one. */
export type Verdict = 'do' | { skip: string } | { occurred_at: Date }

/** Why a mail is taken back whose run has to wait for longer than was known when it was queued. */
export const PUT_OFF = 'What the rule waits for comes later now.'

/** Looks again at what a rule depends on, when its time has come. */
export function decideRun(run: RunFacts, now: Date): Verdict {
  if (run.action === null) return { skip: why.noAction }
  if (!run.rule.enabled) return { skip: why.off }
  if (ERASED.test(run.email)) return { skip: why.erased }
  const verdict = validateSubject[run.subject_type](run, now)
  if (verdict !== 'do') return verdict
  if (run.type === 'send_email' && run.email === '') return { skip: why.noAddress }
  return 'do'
}

const validateSubject: Record<RunFacts['subject_type'], (run: RunFacts, now: Date) => Verdict> = {
  attendee: validateAttendee,
  certificate(run, now) {
    if (run.certificate_status === null) return { skip: why.noCertificate }
    if (run.certificate_status === 'revoked') return { skip: why.revoked }
    const expires = run.certificate_expires_at
    if (expires !== null && expires <= now) return { skip: why.expired }
    return validateRegistration(run)
  },
  badge_award(run) {
    if (run.award_id === null) return { skip: why.noBadge }
    if (run.award_revoked_at !== null) return { skip: why.badgeRevoked }
    return validateRegistration(run)
  },
  training_completion: (run) => (run.completion_id === null ? { skip: why.noCompletion } : 'do'),
  training_assignment(run, now) {
    if (run.assignment_id === null) return { skip: why.noAssignment }
    if (run.assignment_completed_at !== null) return { skip: why.completed }
    if (run.overdue_since === null) return { skip: why.noDueDate }
    return notBefore(run, run.overdue_since, now)
  },
}

function validateAttendee(run: RunFacts, now: Date): Verdict {
  if (run.attendee_id === null) return { skip: why.removed }
  if (run.attendee_status !== 'registered') return { skip: why.notRegistered }
  const came = run.checked_in_at !== null
  if (run.rule.trigger === 'registered_no_show') {
    if (came) return { skip: why.came }
    if (run.ended_at === null) return { skip: why.noEnd }
    return notBefore(run, run.ended_at, now)
  }
  if (!came) return { skip: why.undone }
  return run.rule.trigger === 'survey_not_completed' ? validateSurvey(run, now) : 'do'
}

/** Nobody is asked to answer what cannot be answered yet. */
function validateSurvey(run: RunFacts, now: Date): Verdict {
  if (run.answered) return { skip: why.answered }
  if (run.ended_at === null) return { skip: why.noEnd }
  const opens_at = run.survey_opens_at ?? run.ended_at
  const state = surveyState({ survey: run.survey, opens_at, closes_at: run.survey_closes_at }, now)
  if (state === 'none') return { skip: why.noSurvey }
  if (state === 'closed') return { skip: why.closed }
  const verdict = notBefore(run, run.ended_at, now)
  return verdict === 'do' && state === 'not_open' ? { occurred_at: laterBy(opens_at, -delayOf(run)) } : verdict
}

/** Of whoever is an attendee of the event, and has cancelled. */
function validateRegistration({ attendee_status }: RunFacts): Verdict {
  return attendee_status === 'cancelled' ? { skip: why.cancelled } : 'do'
}

/** The delay counts from a moment that may have moved since the run was made. */
function notBefore(run: RunFacts, moment: Date, now: Date): Verdict {
  return laterBy(moment, delayOf(run)) > now ? { occurred_at: moment } : 'do'
}

function delayOf({ action }: RunFacts): number {
  return (action?.delay_hours ?? 0) * HOUR_MS
}

function laterBy(moment: Date, ms: number): Date {
  return new Date(moment.getTime() + ms)
}
