import { type Sql, sql } from '../../platform/db/sql.ts'
import type { SubjectType, Trigger } from './automation-schema.ts'

/** Which of them are wanted: a condition on the id of a subject, and whatever may stand after it in a query. */
export type Only = (id: Sql) => Sql

type Subjects = {
  subjectType: SubjectType
  /** Whether it fires at a moment of the event, for all that the event has then; the others do at each thing that happens. */
  isMoment: boolean
  /** A query for the subjects of a rule `r`, as `id` and `at`, at which it happened. */
  of: (only: Only, now: Date) => Sql
}

/** For what a rule fires, by its trigger. */
export const triggerSubjects: Partial<Record<Trigger, Subjects>> = {
  certificate_issued: {
    subjectType: 'certificate',
    isMoment: false,
    of: (only) => sql`
      select c.id, c.issued_at as at from certificate c
      where c.event_id = r.event_id and c.status = 'active' and ${only(sql`c.id`)}`,
  },
}
