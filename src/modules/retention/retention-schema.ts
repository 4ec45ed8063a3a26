import type { Static, TSchema } from 'typebox'
import { Type } from '../../lib/type.ts'
import { nullable, oneOf, TimeOf, TimeOrNull } from '../../platform/http/validation/schema.ts'
import { SETTINGS } from './kept-by-setting.ts'

/** An object with a field for each setting. */
function bySetting<Schema extends TSchema>(of: (setting: (typeof SETTINGS)[string]) => Schema, description: string) {
  const fields = Object.entries(SETTINGS).map(([name, setting]) => [name, of(setting)])
  return Type.Unsafe<Record<string, Static<Schema>>>(Type.Object(Object.fromEntries(fields), { description }))
}

const Days = ({ words, min, max, orForEver }: (typeof SETTINGS)[string]) => {
  const days = { minimum: min, maximum: max, description: `${words}. Days${orForEver ? '; null: for ever' : ''}` }
  return orForEver ? nullable(Type.Integer(days)) : Type.Unsafe<number | null>(Type.Integer(days))
}
const Rows = ({ words }: (typeof SETTINGS)[string]) => Type.Integer({ description: `Rows removed: ${words}` })
const Limits = ({ words }: (typeof SETTINGS)[string]) =>
  Type.Object(
    {
      default_days: Type.Integer({ description: 'Days, unless the organisation says otherwise' }),
      min_days: Type.Integer({ description: 'The fewest days' }),
      max_days: Type.Integer({ description: 'The most days' }),
      for_ever: Type.Boolean({ description: 'Whether null is allowed: kept for ever' }),
    },
    { description: words },
  )

const Run = Type.Object(
  {
    started_at: TimeOf('When it began'),
    ended_at: TimeOrNull('When it ended', 'it runs'),
    duration_seconds: nullable(Type.Number({ description: 'Seconds that it took; null while it runs' })),
    status: oneOf(['running', 'complete', 'interrupted'], {
      description: 'interrupted: its time was over, or its process ended; it goes on within the hour',
    }),
    removed: bySetting(Rows, 'How many rows it has removed, by setting'),
  },
  { description: 'The newest run; null: there was none' },
)

const Due = ({ words }: (typeof SETTINGS)[string]) =>
  Type.Object(
    {
      rows: Type.Integer({ description: 'Rows, counted up to 100,000' }),
      or_more: Type.Boolean({ description: 'Whether there are more than were counted' }),
    },
    { description: `Rows that are due: ${words}` },
  )

export const Retention = Type.Object(
  {
    settings: bySetting(Days, 'For how many days each is kept after it ended'),
    limits: bySetting(Limits, 'What each setting may be'),
    next_run_at: Type.String({
      format: 'date-time',
      description: 'When the next night begins: 03:00 in the zone of the organisation. It runs within the hour after',
    }),
    last_run: nullable(Run),
    recent: Type.Object(
      {
        runs: Type.Integer({ description: 'How many runs are remembered, 90 at most' }),
        since: TimeOrNull('When the first of them began', 'there was none'),
        removed: bySetting(Rows, 'How many rows they have removed, by setting'),
      },
      { description: 'The last runs together' },
    ),
    would_remove: Type.Optional(
      bySetting(
        (setting) => Type.Optional(Due(setting)),
        'With dry_run=true: of each setting that would be shorter, how many rows are due by it now. What others still need is not counted, and goes after them',
      ),
    ),
  },
  { title: 'Retention' },
)

export const RetentionChange = Type.Object(
  { settings: bySetting((setting) => Type.Optional(Days(setting)), 'Only the sent settings change') },
  { title: 'RetentionChange' },
)

export type RetentionChange = Static<typeof RetentionChange>
