import { type Sql, sql } from '../../../platform/db/sql.ts'

/**
 * Query for overdue assignments of every organisation at a moment: the due date has passed in the organisation's time
 * zone and the assignment is not complete. `overdue_since` is the midnight after the due date, or the time of the
 * assignment if that is later.
 * Columns: `id, org_id, programme_id, email, email_key, name, due_date, overdue_since`.
 */
export const overdueAssignments = (now: Date): Sql => sql`
  select a.id, a.org_id, a.programme_id, a.email, a.email_key, a.name, a.due_date,
    greatest(day_begins(a.due_date + 1, o.zone), a.assigned_at) as overdue_since
  from (
    select id, known_time_zone(time_zone) as zone, local_day(${now}, time_zone) as today from organisation offset 0
  ) o
  join training_assignment a on a.org_id = o.id and a.due_date < o.today and a.completed_at is null`
