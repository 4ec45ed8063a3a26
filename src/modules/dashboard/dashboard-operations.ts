import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../platform/http/validation/schema.ts'
import { listJobs } from './jobs/list-jobs.ts'
import { RunningJob } from './jobs/running-job.ts'
import { createSampleData } from './sample/create-sample-data.ts'
import { deleteSampleData } from './sample/delete-sample-data.ts'
import { SampleData } from './sample/sample-schema.ts'
import { getSetupProgress } from './set-up/get-setup-progress.ts'
import { SetupProgress } from './set-up/setup-schema.ts'
import { getStatus } from './status/get-status.ts'
import { Status } from './status/status-schema.ts'
import { getSystem } from './system/get-system.ts'
import { SystemState } from './system/system-schema.ts'

export const dashboardOperations: readonly Operation[] = [
  operation({
    id: 'listJobs',
    method: 'GET',
    path: '/admin/jobs',
    scope: 'organisation:read',
    tag: 'Organisation',
    summary: 'List jobs',
    description:
      'Lists running and finished jobs, newest first, at most 100 of each kind: bulk jobs, contact imports, lead score calculations and purges of old records. Each has its progress, speed and estimated remaining time.',
    query: Type.Object(Page),
    list: RunningJob,
    run: (ctx, { query }) => listJobs(ctx, query),
  }),

  operation({
    id: 'getSetupProgress',
    method: 'GET',
    path: '/admin/setup-progress',
    scope: 'organisation:read',
    tag: 'Organisation',
    summary: 'Get set-up progress',
    description:
      'Returns the five steps from an event to certificates that people have seen: event, people, design, issue, share. Computed from existing records of the organisation or of one event, with the next step and its event.',
    query: Type.Object({ event_id: Type.Optional(IdOf('event; default: all events')) }),
    refusals: { 404: 'The event does not exist' },
    answer: SetupProgress,
    run: (ctx, { query }) => getSetupProgress(ctx, query.event_id ?? null),
  }),

  operation({
    id: 'getStanding',
    method: 'GET',
    path: '/admin/overview',
    scope: 'organisation:read',
    tag: 'Organisation',
    summary: 'Get the overview',
    description:
      'Returns current problems (emails, webhooks, jobs, credits), running jobs and the next event, for a start page. Daily figures are in the analytics operations.',
    answer: Status,
    run: (ctx) => getStatus(ctx),
  }),

  operation({
    id: 'createSampleData',
    method: 'POST',
    path: '/admin/sample-data',
    scope: 'organisation:write',
    tag: 'Organisation',
    summary: 'Create sample data',
    description:
      'Creates a sample event with sessions, 40 fictional attendees, some check-ins and survey answers, and a few companies, contacts, deals, a form, a training programme and a badge, to explore Laurel. An organisation can have them once. No certificates are issued and no emails are sent.',
    answer: SampleData,
    status: 201,
    run: (ctx) => createSampleData(ctx),
  }),

  operation({
    id: 'deleteSampleData',
    method: 'DELETE',
    path: '/admin/sample-data',
    scope: 'organisation:write',
    tag: 'Organisation',
    summary: 'Delete sample data',
    description:
      'Deletes the sample event with everything that belongs to it, including certificates issued in it, and the sample companies, contacts, deals, form, programme and badge. Sample records that your own records use are kept.',
    irreversible: 'The sample data and everything created in the sample event are permanently deleted.',
    refusals: { 404: 'There is no sample data' },
    run: (ctx) => deleteSampleData(ctx),
  }),

  operation({
    id: 'getSystem',
    method: 'GET',
    path: '/admin/system',
    scope: 'organisation:read',
    tag: 'Organisation',
    summary: 'Get the system status',
    description:
      "Returns versions, the database, queued work, the mail server, file storage and whether it is reachable, and the plan's limits. Contains no secrets.",
    answer: SystemState,
    run: (ctx) => getSystem(ctx),
  }),
]
