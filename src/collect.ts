import { modules as all } from './modules.ts'
import { auditTables } from './platform/audit/audit-tables.ts'
import { sweepBlobJob } from './platform/blobs/sweep-blob.ts'
import type { AttachmentKind, EventDeletion, MailComposer, OrganisationSetUp } from './platform/context/context.ts'
import type { EventType } from './platform/context/event-type.ts'
import type { Invariant } from './platform/context/invariant.ts'
import type { PersonalTable } from './platform/context/personal-table.ts'
import { analyzeGrown } from './platform/daemons/analyze-grown.ts'
import type { Daemon } from './platform/daemons/daemon.ts'
import { sequencesBehind } from './platform/db/sequences.ts'
import { httpTables } from './platform/http/http-tables.ts'
import type { Job } from './platform/jobs/job.ts'
import { jobTables } from './platform/jobs/job-tables.ts'
import { mergeRuns } from './platform/lists/merge-runs.ts'
import type { Module } from './platform/module.ts'
import { outboxTables } from './platform/outbox/outbox-tables.ts'
import { runListeners } from './platform/outbox/run-listeners.ts'
import { purgeExpiredJob } from './platform/personal/purge-expired.ts'
import { requestLogTables } from './platform/request-log/request-log-tables.ts'

// Collects what the modules contribute, together with the platform's own parts.

export function collectEventTypes(modules: readonly Module[] = all): EventType[] {
  return modules.flatMap(({ eventTypes = [] }) => eventTypes)
}

export function collectAttachments(modules: readonly Module[] = all): AttachmentKind[] {
  return modules.flatMap(({ attachments = [] }) => attachments)
}

export function collectComposers(modules: readonly Module[] = all): MailComposer[] {
  return modules.flatMap(({ composers = [] }) => composers)
}

export function collectOrganisationSetUps(modules: readonly Module[] = all): OrganisationSetUp[] {
  return modules.flatMap(({ organisationSetUps = [] }) => organisationSetUps)
}

/** Returns the tables whose rows the keys of credentials sign. */
export function collectSignedTables(modules: readonly Module[] = all): string[] {
  return modules.flatMap(({ signed = [] }) => signed)
}

export function collectEventDeletions(modules: readonly Module[] = all): EventDeletion[] {
  return modules.flatMap(({ eventDeletions = [] }) => eventDeletions)
}

/**
 * Returns the personal data in every table, in order: records first, since emails of the core and the platform's own
 * rows refer to them. Tables of listeners refer to events and come last.
 */
export function collectPersonalTables(modules: readonly Module[] = all): PersonalTable[] {
  const of = (wanted: Module['floor']) =>
    modules.flatMap(({ floor, personal = [] }) => (floor === wanted ? personal : []))
  const tables = [
    ...of('domain'),
    ...of('core'),
    ...httpTables,
    ...requestLogTables,
    ...jobTables,
    ...auditTables,
    ...outboxTables(modules),
    ...of('listeners'),
    ...of('entrypoints'),
  ]
  return [...tables.filter(({ isHeldFirst }) => isHeldFirst), ...tables.filter(({ isHeldFirst }) => !isHeldFirst)]
}

/** Returns the jobs of every module, and the platform's jobs that serve all of them. */
export function collectJobs(modules: readonly Module[] = all): Job[] {
  const blobs = modules.flatMap((module) => module.blobs ?? [])
  return [
    ...modules.flatMap(({ jobs = [] }) => jobs),
    sweepBlobJob(blobs),
    purgeExpiredJob(collectPersonalTables(modules)),
  ]
}

/** Returns the daemons of every module, and the one that runs their listeners. */
export function collectDaemons(modules: readonly Module[] = all): Daemon[] {
  const listeners = modules.flatMap((module) => module.listeners ?? [])
  const handleAll: Daemon = (options) => runListeners({ ...options, listeners })
  const searched = modules.flatMap((module) => module.searched ?? [])
  return [
    ...modules.flatMap(({ daemons = [] }) => daemons),
    mergeRuns(searched),
    analyzeGrown,
    ...(listeners.length > 0 ? [handleAll] : []),
  ]
}

/** Inserts into a table fail while its sequence would give out numbers that rows already have. */
const sequencesAhead: Invariant = {
  name: 'no sequence is behind its table',
  find: ({ db }) => sequencesBehind(db),
}

/** Returns the invariants of every module and of the database as a whole. */
export function collectInvariants(modules: readonly Module[] = all): Invariant[] {
  return [sequencesAhead, ...modules.flatMap(({ invariants = [] }) => invariants)]
}
