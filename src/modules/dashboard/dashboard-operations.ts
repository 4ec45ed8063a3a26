import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../platform/http/validation/schema.ts'
import { listJobs } from './jobs/list-jobs.ts'
import { RunningJob } from './jobs/running-job.ts'
import { createSampleData } from './sample/create-sample-data.ts'
import { deleteSampleData } from './sample/delete-sample-data.ts'
import { SampleData } from './sample/sample-schema.ts'
import { readSetupProgress } from './set-up/read-setup-progress.ts'
import { SetupProgress } from './set-up/setup-schema.ts'
import { readStanding } from './status/read-standing.ts'
import { Standing } from './status/standing-schema.ts'
import { readSystem } from './system/read-system.ts'
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
      'What runs for the organisation and what has run, newest first, 100 of each kind at most: bulk jobs, imports of contacts, calculations of lead scores, and removals of old records. Each tells how far it is, how fast, and how long it may take yet.',
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
    summary: 'Read the progress of set-up',
    description:
      'The five steps from an event to certificates that people have seen: event, people, design, issue, share. Computed from what there is, for the organisation or for one event, with the next step and the event to take it in.',
    query: Type.Object({ event_id: Type.Optional(IdOf('event; without it, all events')) }),
    refusals: { 404: 'No such event' },
    answer: SetupProgress,
    run: (ctx, { query }) => readSetupProgress(ctx, query.event_id ?? null),
  }),

  operation({
    id: 'getStanding',
    method: 'GET',
    path: '/admin/overview',
    scope: 'organisation:read',
    tag: 'Organisation',
    summary: 'Read how things stand',
    description:
      'Whether anything is wrong (mails, webhooks, jobs, credits), what runs, and which event is next, for a first page. How it went by day is in Read analytics of the organisation.',
    answer: Standing,
    run: (ctx) => readStanding(ctx),
  }),

  operation({
    id: 'createSampleData',
    method: 'POST',
    path: '/admin/sample-data',
    scope: 'organisation:write',
    tag: 'Organisation',
    summary: 'Make sample data',
    description:
      'A sample event with sessions, 40 made-up people and some check-ins, to look round with; an organisation has one at most. No certificates are issued, nobody is written to, and its people become no contacts.',
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
    summary: 'Take sample data away',
    description:
      'Deletes the sample event with all that belongs to it, also certificates that were issued in it since, and nothing else.',
    irreversible: 'The sample event goes for ever, with whatever was made in it.',
    refusals: { 404: 'There is no sample data' },
    run: (ctx) => deleteSampleData(ctx),
  }),

  operation({
    id: 'getSystem',
    method: 'GET',
    path: '/admin/system',
    scope: 'organisation:read',
    tag: 'Organisation',
    summary: 'Read the state of the system',
    description:
      'What runs the service: versions, the database, how much work waits, how mails leave, where files are kept and whether that answers, and the limits of the plan. Nothing secret.',
    answer: SystemState,
    run: (ctx) => readSystem(ctx),
  }),
]
