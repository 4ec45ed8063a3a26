import type { Registry } from 'prom-client'
import type { Services } from '../../platform/context/context.ts'
import { one } from '../../platform/db/query.ts'
import { MAX_COUNTED, measureTogether, secondsSince } from '../../platform/figures/measure-together.ts'
import { emailAttemptTimes } from './sending/email-attempt-times.ts'

/** Metrics about emails: those that wait are queried when metrics are read; absent while the database is away. */
export function measureEmails(registry: Registry, services: Pick<Services, 'db' | 'now'>): void {
  registry.registerMetric(emailAttemptTimes)
  const gauges = {
    waiting: { name: 'laurel_emails_waiting', help: `Emails that are still to be sent, counted up to ${MAX_COUNTED}` },
    oldest: {
      name: 'laurel_emails_oldest_due_seconds',
      help: 'Seconds since the oldest waiting email became due; 0 when none is due',
    },
    failing: {
      name: 'laurel_email_senders_failing',
      help: 'Mail servers of organisations that are unreachable or refuse the login',
    },
  }
  measureTogether(registry, gauges, async () => {
    const { oldest, ...counts } = await one<{ waiting: number; oldest: Date | null; failing: number }>(services)`
      with queued as materialized (
        select next_attempt_at from email where status = 'queued'
        order by org_id, transactional desc, next_attempt_at, id limit ${MAX_COUNTED})
      select (select count(*) from queued) as waiting, (select min(next_attempt_at) from queued) as oldest,
        (select count(*) from organisation_sender where failing_since is not null) as failing`
    return { ...counts, oldest: secondsSince(oldest, services.now()) }
  })
}
