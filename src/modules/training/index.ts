import { job } from '../../platform/jobs/job.ts'
import type { Module } from '../../platform/module.ts'
import { ANNOUNCE_OVERDUE, announceOverdue } from './assignments/announce-overdue.ts'
import { assignmentOperations } from './assignments/assignment-operations.ts'
import { RENEW_ASSIGNMENTS, renewAssignments } from './assignments/renew-assignments.ts'
import { completionOperations } from './completions/completion-operations.ts'
import { complianceOperations } from './compliance/compliance-operations.ts'
import { courseOperations } from './courses/course-operations.ts'
import { evidenceAttachments } from './evidence/evidence-files.ts'
import { evidenceInvariants } from './evidence/evidence-invariants.ts'
import { evidenceOperations } from './evidence/evidence-operations.ts'
import { evidenceRoutes } from './evidence/evidence-routes.ts'
import { evidenceTables } from './evidence/evidence-tables.ts'
import { evaluateEverybody, evaluateProgrammes } from './measuring/measure-programmes.ts'
import { MEASURE_EVERYBODY, MEASURE_PROGRAMMES } from './measuring/measure-programmes-later.ts'
import { trainingListener } from './measuring/training-listener.ts'
import { personOperations } from './people/person-operations.ts'
import { programmeOperations } from './programmes/programme-operations.ts'
import { trainingEventTypes } from './training-events.ts'
import { trainingTables } from './training-tables.ts'

export { assignPeople } from './assignments/assign-people.ts'
export { overdueAssignments } from './assignments/overdue-assignments.ts'
export { listCompletions } from './completions/completion-queries.ts'
export { deleteCompletion } from './completions/delete-completion.ts'
export { postCompletions } from './completions/post-completions.ts'
export { deleteCourse } from './courses/delete-course.ts'
export { createCourse } from './courses/save-course.ts'
export { storeEvidence } from './evidence/add-evidence.ts'
export {
  addOwnEvidence,
  findOpenCourse,
  type OpenCourse,
  type OwnEvidence,
  openCourses,
  ownEvidence,
} from './evidence/add-own-evidence.ts'
export { MAX_FILE_BYTES } from './evidence/evidence-files.ts'
export { deleteProgramme } from './programmes/delete-programme.ts'
export { getProgramme } from './programmes/programme-queries.ts'
export { createProgramme } from './programmes/save-programme.ts'

/** Training programmes that people must complete, with events here and external courses. */
export const training: Module = {
  name: 'training',
  floor: 'domain',
  operations: [
    ...complianceOperations,
    ...courseOperations,
    ...programmeOperations,
    ...assignmentOperations,
    ...completionOperations,
    ...personOperations,
    ...evidenceOperations,
  ],
  routes: () => evidenceRoutes,
  attachments: evidenceAttachments,
  blobs: [{ table: 'training_evidence', column: 'file' }],
  jobs: [
    job(MEASURE_PROGRAMMES, (services, _, giveUp) => evaluateProgrammes(services, giveUp), { cron: '* * * * *' }),
    job(MEASURE_EVERYBODY, (services, _, giveUp) => evaluateEverybody(services, giveUp), {
      cron: '23 3 * * *',
      isLong: true,
    }),
    job(RENEW_ASSIGNMENTS, (services, _, giveUp) => renewAssignments(services, giveUp), { cron: '* * * * *' }),
    job(ANNOUNCE_OVERDUE, (services, _, giveUp) => announceOverdue(services, giveUp), { cron: '* * * * *' }),
  ],
  listeners: [trainingListener],
  eventTypes: trainingEventTypes,
  invariants: evidenceInvariants,
  personal: [...trainingTables, ...evidenceTables],
}
