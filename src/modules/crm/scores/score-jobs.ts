import { type Job, job } from '../../../platform/jobs/job.ts'
import { AGE_SCORES, ageScores, FIND_DUE_SCORES, findDueScores } from './age-scores.ts'
import { RESCORE_CONTACTS } from './rescore-contacts.ts'
import { rescoreDue } from './rescore-due.ts'
import { continuePass, RECALCULATE_SCORES } from './score-pass.ts'

/** Jobs that keep scores up to date. */
export const scoreJobs: Job[] = [
  job(RESCORE_CONTACTS, rescoreDue, { isLong: true }),
  job(RECALCULATE_SCORES, continuePass, { isLong: true }),
  job(AGE_SCORES, (services, _, giveUp) => ageScores(services, giveUp), { cron: '7 0 * * *', isLong: true }),
  job(FIND_DUE_SCORES, (services, _, giveUp) => findDueScores(services, giveUp), { cron: '* * * * *' }),
]
