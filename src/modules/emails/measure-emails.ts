import { setTimeout as wait } from 'node:timers/promises'
import type { Registry } from 'prom-client'
import Gauge from 'prom-client/lib/gauge.js'
import type { Services } from '../../platform/context/context.ts'
import { one } from '../../platform/db/query.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'

/** Metrics must not wait for a database that does not answer. */
const WITHIN_MS = 1_000

/** Metrics about waiting emails, queried when metrics are read; omitted while the database is away. */
export function measureEmails(registry: Registry, services: Pick<Services, 'db' | 'now'>): void {
  const gauge = (name: string, help: string, figure: () => Sql) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const asked = one<{ value: number }>(services)`select (${figure()})::float8 as value`.catch(() => null)
        const known = await Promise.race([asked, wait(WITHIN_MS, null, { ref: false })])
        this.reset()
        if (known !== null) this.set(known.value)
        else this.remove()
      },
    })
  gauge(
    'laurel_emails_waiting',
    'Emails that are still to be sent',
    () => sql`select count(*) from email where status = 'queued'`,
  )
  gauge(
    'laurel_emails_oldest_due_seconds',
    'Seconds since the oldest waiting email became due; 0 when none is due',
    () =>
      sql`select coalesce(greatest(extract(epoch from ${services.now()} - min(next_attempt_at)), 0), 0) from email where status = 'queued'`,
  )
  gauge(
    'laurel_email_senders_failing',
    'Mail servers of organisations that are unreachable or refuse the login',
    () => sql`select count(*) from organisation_sender where failing_since is not null`,
  )
}
