import { surveyState } from '../surveys/index.ts'
import type { RunFacts } from './read-runs.ts'

const HOUR_MS = 3_600_000

/** What is to become of a run: it is done, or not and why, or its moment has moved to this one. */
export type Verdict = 'do' | { skip: string } | { occurred_at: Date }

/** What says that a run of a mail has to wait longer than was known when that was queued. */
export const PUT_OFF = 'What the rule waits for comes later now.'

/** Looks again at what a rule depends on, when its time has come. */
export function judgeRun(run: RunFacts, now: Date): Verdict {
  if (run.action === null) return { skip: 'The action was taken out of the rule.' }
  if (!run.rule.enabled) return { skip: 'The rule was switched off.' }
  const verdict = judgeSubject[run.subject_type](run, now)
  if (verdict !== 'do') return verdict
  if (run.type === 'send_email' && run.email === '') return { skip: 'No e-mail address is known.' }
  return 'do'
}

const judgeSubject: Record<RunFacts['subject_type'], (run: RunFacts, now: Date) => Verdict> = {
  attendee: judgeAttendee,
  certificate(run, now) {
    if (run.certificate_status === null) return { skip: 'The certificate is there no more.' }
    if (run.certificate_status === 'revoked') return { skip: 'The certificate was revoked.' }
    const expires = run.certificate_expires_at
    if (expires !== null && expires <= now) return { skip: 'The certificate has expired.' }
    return judgeRegistration(run)
  },
  badge_award(run) {
    if (run.award_id === null) return { skip: 'The badge is there no more.' }
    if (run.award_revoked_at !== null) return { skip: 'The badge was revoked.' }
    return judgeRegistration(run)
  },
  training_completion: (run) => (run.completion_id === null ? { skip: 'The completion is there no more.' } : 'do'),
  training_assignment(run, now) {
    if (run.assignment_id === null) return { skip: 'The assignment is there no more.' }
    if (run.assignment_completed_at !== null) return { skip: 'They have completed it.' }
    if (run.overdue_since === null) return { skip: 'The assignment has no due date any more.' }
    return notBefore(run, run.overdue_since, now)
  },
}

function judgeAttendee(run: RunFacts, now: Date): Verdict {
  if (run.attendee_id === null) return { skip: 'The attendee was removed.' }
  if (run.attendee_status !== 'registered') return { skip: 'The registration does not hold any more.' }
  const came = run.checked_in_at !== null
  if (run.rule.trigger === 'registered_no_show') {
    if (came) return { skip: 'They came after all.' }
    if (run.ended_at === null) return { skip: 'The event has no end any more.' }
    return notBefore(run, run.ended_at, now)
  }
  if (!came) return { skip: 'The check-in was undone.' }
  return run.rule.trigger === 'survey_not_completed' ? judgeSurvey(run, now) : 'do'
}

/** Nobody is asked to answer what cannot be answered yet. */
function judgeSurvey(run: RunFacts, now: Date): Verdict {
  if (run.answered) return { skip: 'They have answered the survey.' }
  if (run.ended_at === null) return { skip: 'The event has no end any more.' }
  const opens_at = run.survey_opens_at ?? run.ended_at
  const state = surveyState({ survey: run.survey, opens_at, closes_at: run.survey_closes_at }, now)
  if (state === 'none') return { skip: 'The event has no survey any more.' }
  if (state === 'closed') return { skip: 'The survey is closed.' }
  const verdict = notBefore(run, run.ended_at, now)
  return verdict === 'do' && state === 'not_open' ? { occurred_at: laterBy(opens_at, -delayOf(run)) } : verdict
}

/** Of whoever is an attendee of the event, and has cancelled. */
function judgeRegistration({ attendee_status }: RunFacts): Verdict {
  return attendee_status === 'cancelled' ? { skip: 'The registration was cancelled.' } : 'do'
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
