import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf, nullable, TimeOrNull } from '../../../platform/http/validation/schema.ts'

const count = (description: string) => Type.Integer({ description })

export const Status = Type.Object(
  {
    wrong: Type.Object(
      {
        emails_failed: count('Emails that failed in the last seven days'),
        endpoints_failing: count('Webhook endpoints whose last attempts failed'),
        endpoints_off: count('Webhook endpoints switched off after repeated failures'),
        jobs_failed: count('Bulk jobs and imports that failed in the last seven days'),
        credits_low: Type.Boolean({ description: 'true: fewer credits are left than were spent in the last 30 days' }),
      },
      { description: 'Problems that may need attention; none if all are 0 and false' },
    ),
    has_mail_server: Type.Boolean({
      description: 'false: no mail server is configured (SMTP_URL), so emails are stored but not sent',
    }),
    credits: count('Credits that can be spent'),
    running_jobs: count('Bulk jobs and imports that are waiting or running'),
    next_event: nullable(
      Type.Object(
        {
          id: IdOf('event'),
          name: Type.String({ description: 'Name of the event' }),
          event_date: TimeOrNull('When the event starts', 'unknown'),
          event_end_date: TimeOrNull('When the event ends', 'not set'),
          event_timezone: Type.String({ description: 'Time zone of the event' }),
          attendees: count('Number of attendees'),
          certificates: count('Number of certificates issued'),
        },
        {
          description:
            'The next event by date, or one that has begun and not reached its event_end_date; null: neither',
        },
      ),
    ),
    has_sample_data: Type.Boolean({ description: 'Whether sample data exists' }),
    sample_event_id: nullable(IdOf('sample event; null: there is none')),
  },
  { title: 'Standing', description: 'Problems that may need attention, and the next event' },
)

export type Status = Static<typeof Status>
