import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { oneOf } from '../../platform/http/validation/schema.ts'

const about = {
  email: Type.String({
    maxLength: 254,
    format: 'email',
    description: 'Of the person, without regard to letter case',
  }),
}

export const ExportBody = Type.Object(about, { title: 'PersonalExport', description: 'Whose data it is' })

export const ErasureBody = Type.Object(
  {
    ...about,
    dry_run: Type.Optional(
      Type.Boolean({ default: false, description: 'Tell what would be erased and kept, and do nothing' }),
    ),
    certificates: Type.Optional(
      oneOf(['keep', 'anonymise'], {
        default: 'keep',
        description:
          'keep: the name stays on those that hold, which anyone may verify. anonymise: they are revoked, and the name goes too',
      }),
    ),
  },
  { title: 'Erasure', description: 'Who is erased, and how far' },
)

export type ErasureBody = Static<typeof ErasureBody>

const OfTable = {
  table: Type.String({ description: 'Which kind of record, by the name of its table' }),
  rows: Type.Integer({ description: 'How many of its rows' }),
}

export const ErasureReport = Type.Object(
  {
    dry_run: Type.Boolean({ description: 'Whether nothing was done' }),
    erased: Type.Array(
      Type.Object({ ...OfTable, outcome: Type.String({ description: 'What becomes of the rows, in a sentence' }) }),
      { description: 'By table, what the person is taken out of; empty: nothing is known of them' },
    ),
    kept: Type.Array(Type.Object({ ...OfTable, why: Type.String({ description: 'What is kept in them, and why' }) }), {
      description: 'By table, what stays of the person',
    }),
  },
  { title: 'ErasureReport', description: 'What the person is taken out of, and what is kept' },
)
