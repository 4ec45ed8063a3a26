import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { IdOf, nullable, TimeOrNull } from '../../../platform/http/validation/schema.ts'

const count = (description: string) => Type.Integer({ description })

export const Standing = Type.Object(
  {
    wrong: Type.Object(
      {
        emails_failed: count('Mails that could not be sent in the last seven days'),
        endpoints_failing: count('Webhook endpoints whose last attempts failed'),
        endpoints_off: count('Webhook endpoints that were switched off because they kept failing'),
        jobs_failed: count('Bulk jobs and imports that failed in the last seven days'),
        credits_low: Type.Boolean({ description: 'true: fewer credits are left than were spent in the last 30 days' }),
      },
      { description: 'What may need somebody; nothing is wrong where all are 0 and false' },
    ),
    has_mail_server: Type.Boolean({
      description: 'false: no mail server is set (SMTP_URL), so mails are kept and reach nobody',
    }),
    credits: count('Credits that can be spent'),
    running_jobs: count('Bulk jobs and imports that wait or run'),
    next_event: nullable(
      Type.Object(
        {
          id: IdOf('event'),
          name: Type.String({ description: 'What it is called' }),
          event_date: TimeOrNull('When it begins', 'not known'),
          event_timezone: Type.String({ description: 'Its time zone' }),
          attendees: count('How many attendees it has'),
          certificates: count('How many certificates were issued'),
        },
        { description: 'The next event by date; null: none is to come' },
      ),
    ),
    sample_event_id: nullable(IdOf('event of sample data; null: there is none')),
  },
  { title: 'Standing', description: 'Whether anything is wrong, and what is next' },
)

export type Standing = Static<typeof Standing>
