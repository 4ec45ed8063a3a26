import type { Static } from 'typebox'
import { Type } from '../../lib/type.ts'
import { oneOf } from '../../platform/http/validation/schema.ts'

const about = {
  email: Type.String({
    maxLength: 254,
    format: 'email',
    description: 'Email address of the person; letter case is ignored',
  }),
}

export const ExportBody = Type.Object(about, {
  title: 'PersonalExport',
  description: 'The person whose data is exported',
})

export const ErasureBody = Type.Object(
  {
    ...about,
    dry_run: Type.Optional(
      Type.Boolean({ default: false, description: 'true: return what would be erased and kept, and change nothing' }),
    ),
    certificates: Type.Optional(
      oneOf(['keep', 'anonymise'], {
        default: 'keep',
        description:
          'keep: the name stays on valid certificates, so that anyone can verify them. anonymise: the certificates are revoked and the name is erased',
      }),
    ),
  },
  { title: 'Erasure', description: 'The person to erase, and the treatment of certificates' },
)

export type ErasureBody = Static<typeof ErasureBody>

const OfTable = {
  table: Type.String({ description: 'Kind of record, by table name' }),
  rows: Type.Integer({ description: 'Number of rows' }),
}

export const ErasureReport = Type.Object(
  {
    dry_run: Type.Boolean({ description: 'Whether this was a preview and nothing was changed' }),
    erased: Type.Array(
      Type.Object({ ...OfTable, outcome: Type.String({ description: 'Treatment of the rows, in a sentence' }) }),
      { description: 'Erased data by table; empty: nothing is stored about the person' },
    ),
    kept: Type.Array(
      Type.Object({ ...OfTable, why: Type.String({ description: 'The data that is kept, and the reason' }) }),
      {
        description: 'Data that is kept, by table',
      },
    ),
  },
  { title: 'ErasureReport', description: 'Erased and kept data' },
)
