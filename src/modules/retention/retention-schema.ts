import type { Static, TSchema } from 'typebox'
import { Type } from '../../lib/type.ts'
import { nullable, oneOf, TimeOf, TimeOrNull } from '../../platform/http/validation/schema.ts'
import { SETTINGS } from './setting-catalogue.ts'

/** Schema with a field for each setting. */
function bySetting<Schema extends TSchema>(of: (setting: (typeof SETTINGS)[string]) => Schema, description: string) {
  const fields = Object.entries(SETTINGS).map(([name, setting]) => [name, of(setting)])
  return Type.Unsafe<Record<string, Static<Schema>>>(Type.Object(Object.fromEntries(fields), { description }))
}

const Days = ({ description, min, max, allowsNull }: (typeof SETTINGS)[string]) => {
  const days = {
    minimum: min,
    maximum: max,
    description: `${description}. Days${allowsNull ? '; null: permanently' : ''}`,
  }
  return allowsNull ? nullable(Type.Integer(days)) : Type.Unsafe<number | null>(Type.Integer(days))
}
const Rows = ({ description }: (typeof SETTINGS)[string]) =>
  Type.Integer({ description: `Rows deleted: ${description}` })
const Limits = ({ description }: (typeof SETTINGS)[string]) =>
  Type.Object(
    {
      default_days: Type.Integer({ description: 'Default, in days' }),
      min_days: Type.Integer({ description: 'Minimum number of days' }),
      max_days: Type.Integer({ description: 'Maximum number of days' }),
      for_ever: Type.Boolean({ description: 'Whether null (keep permanently) is allowed' }),
    },
    { description },
  )

const Run = Type.Object(
  {
    started_at: TimeOf('When the run started'),
    ended_at: TimeOrNull('When the run ended', 'still running'),
    duration_seconds: nullable(Type.Number({ description: 'Duration in seconds; null while running' })),
    status: oneOf(['running', 'complete', 'interrupted'], {
      description: 'interrupted: the time limit was reached or the process ended; the run continues within an hour',
    }),
    removed: bySetting(Rows, 'Deleted rows by setting'),
  },
  { description: 'The latest run; null: none yet' },
)

const Due = ({ description }: (typeof SETTINGS)[string]) =>
  Type.Object(
    {
      rows: Type.Integer({ description: 'Number of rows, counted up to 100,000' }),
      or_more: Type.Boolean({ description: 'Whether there are more rows than were counted' }),
    },
    { description: `Rows that are due: ${description}` },
  )

export const Retention = Type.Object(
  {
    settings: bySetting(Days, 'Days that each kind of record is kept after it ended'),
    limits: bySetting(Limits, 'Limits of each setting'),
    next_run_at: Type.String({
      format: 'date-time',
      description:
        "Start of the next nightly purge: 03:00 in the organisation's time zone. It runs within the hour after",
    }),
    last_run: nullable(Run),
    recent: Type.Object(
      {
        runs: Type.Integer({ description: 'Number of runs remembered, at most 90' }),
        since: TimeOrNull('When the first of these runs started', 'no runs'),
        removed: bySetting(Rows, 'Deleted rows by setting'),
      },
      { description: 'The last runs together' },
    ),
    would_remove: Type.Optional(
      bySetting(
        (setting) => Type.Optional(Due(setting)),
        'With dry_run=true: for each shorter setting, the rows due now. Rows that other records still need are not counted; they are deleted later',
      ),
    ),
  },
  { title: 'Retention' },
)

export const RetentionChange = Type.Object(
  { settings: bySetting((setting) => Type.Optional(Days(setting)), 'Only the settings you send change') },
  { title: 'RetentionChange' },
)

export type RetentionChange = Static<typeof RetentionChange>
