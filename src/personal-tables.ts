import { modules as all } from './modules.ts'
import { auditTables } from './platform/audit/audit-tables.ts'
import type { PersonalTable } from './platform/context/personal-table.ts'
import { httpTables } from './platform/http/http-tables.ts'
import { jobTables } from './platform/jobs/job-tables.ts'
import type { Module } from './platform/module.ts'
import { outboxTables } from './platform/outbox/outbox-tables.ts'
import { requestLogTables } from './platform/request-log/request-log-tables.ts'

/**
 * Returns the personal data in every table, in order: records first, since emails of the core and the platform's own
 * rows refer to them. Tables of listeners refer to events and come last.
 */
export function personalTables(modules: readonly Module[] = all): PersonalTable[] {
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
  ]
  return [...tables.filter(({ isHeldFirst }) => isHeldFirst), ...tables.filter(({ isHeldFirst }) => !isHeldFirst)]
}
