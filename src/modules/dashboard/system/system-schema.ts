import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { oneOf, TimeOf, TimeOrNull } from '../../../platform/http/validation/schema.ts'

const text = (description: string) => Type.String({ description })
const count = (description: string) => Type.Integer({ description })

export const SystemState = Type.Object(
  {
    version: text('Version of Laurel'),
    node: text('Version of Node.js'),
    site_url: text('Address of the site, as used in links'),
    started_at: TimeOf('When the process that answers started'),
    processes: count('Number of processes active in the last 20 seconds'),
    database: Type.Object(
      {
        version: text('Version of PostgreSQL'),
        size_bytes: count('Size of the database, with all organisations'),
        migrations: count('Number of applied migrations'),
        newest_migration: text('Name of the latest migration'),
        is_current: Type.Boolean({ description: 'Whether all migrations of this version are applied' }),
      },
      { description: 'The database' },
    ),
    queue: Type.Object(
      {
        waiting: count('Jobs of all organisations that are ready to start; at most 10,000'),
        running: count('Jobs that are running; at most 10,000'),
        oldest_at: TimeOrNull('When the oldest waiting job became ready', 'none are waiting'),
      },
      { description: 'Background jobs' },
    ),
    mail: Type.Object(
      {
        way: oneOf(['server', 'outbox'], {
          description:
            'server: a mail server sends emails; outbox: none is configured, so emails are stored and can be read there',
        }),
        from: text('Sender address of emails'),
        signed: Type.Boolean({ description: 'Whether emails are signed with DKIM' }),
      },
      { description: 'How emails are sent' },
    ),
    storage: Type.Object(
      {
        kind: oneOf(['folder', 's3'], { description: 'folder: on the machine itself; s3: an S3-compatible store' }),
        answers: Type.Boolean({ description: 'Whether it responded just now, within a second' }),
      },
      { description: 'File storage' },
    ),
    limits: Type.Array(
      Type.Object({
        limit: oneOf(['requests_per_minute', 'requests_per_hour'], { description: 'Which limit of the plan' }),
        used: count('Current use in this minute or hour'),
        most: count('Maximum of the plan'),
      }),
      { description: "Limits of the organisation's plan" },
    ),
  },
  { title: 'SystemState', description: 'Versions and state of the service' },
)

export type SystemState = Static<typeof SystemState>
