import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { oneOf, TimeOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'

const text = (description: string) => Type.String({ description })
const count = (description: string) => Type.Integer({ description })

export const SystemState = Type.Object(
  {
    version: text('Version of Laurel'),
    node: text('Version of Node.js'),
    site_url: text('The address of the site, as links name it'),
    started_at: TimeOf('When the process that answers began'),
    processes: count('How many processes were at work in the last 20 seconds'),
    database: Type.Object(
      {
        version: text('Version of PostgreSQL'),
        size_bytes: count('How large the database is, with all organisations'),
        migrations: count('How many migrations it has'),
        newest_migration: text('The last of them'),
        is_current: Type.Boolean({ description: 'Whether it has every migration of this version' }),
      },
      { description: 'Where records are kept' },
    ),
    queue: Type.Object(
      {
        waiting: count('Jobs of all organisations that could begin now; 10,000 at most'),
        running: count('Jobs that somebody works on; 10,000 at most'),
        oldest_at: TimeOrNull('Since when the oldest of those that wait could have begun', 'none waits'),
      },
      { description: 'Work that is done beside requests' },
    ),
    mail: Type.Object(
      {
        way: oneOf(['server', 'outbox'], {
          description: 'server: a mail server takes them; outbox: none is set, so mails stay where they can be read',
        }),
        from: text('The address that mails come from'),
        signed: Type.Boolean({ description: 'Whether they are signed with DKIM' }),
      },
      { description: 'How mails leave' },
    ),
    storage: Type.Object(
      {
        kind: oneOf(['folder', 's3'], { description: 'folder: on the machine itself; s3: a store that speaks S3' }),
        answers: Type.Boolean({ description: 'Whether it could be used just now, within a second' }),
      },
      { description: 'Where files are kept' },
    ),
    limits: Type.Array(
      Type.Object({
        limit: oneOf(['requests_per_minute', 'requests_per_hour'], { description: 'What the plan limits' }),
        used: count('How much of it is used in the minute or hour that is open now'),
        most: count('How much the plan allows'),
      }),
      { description: 'What the plan of the organisation allows' },
    ),
  },
  { title: 'SystemState', description: 'What runs the service, and whether its parts answer' },
)

export type SystemState = Static<typeof SystemState>
