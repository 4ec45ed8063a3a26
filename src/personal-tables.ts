import { modules as all } from './modules.ts'
import { auditTables } from './platform/audit/audit-tables.ts'
import { httpTables } from './platform/http/http-tables.ts'
import { jobTables } from './platform/jobs/job-tables.ts'
import { searchTables } from './platform/lists/search-tables.ts'
import type { Module } from './platform/module.ts'
import { outboxTables } from './platform/outbox/outbox-tables.ts'
import type { PersonalTable } from './platform/personal/personal-table.ts'

/**
 * What every table holds of people. The platform's own stand after those of records, to which their rows lead, and before
 * those of listeners, whose rows refer to events.
 */
export function personalTables(modules: readonly Module[] = all): PersonalTable[] {
  const told = (listens: boolean) =>
    modules.flatMap(({ floor, personal = [] }) => ((floor === 'listeners') === listens ? personal : []))
  return [
    ...told(false),
    ...httpTables,
    ...jobTables,
    ...auditTables,
    ...searchTables,
    ...outboxTables(modules),
    ...told(true),
  ]
}
