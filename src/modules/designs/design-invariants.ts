import { comparedBlobs } from '../../platform/blobs/index.ts'
import type { Invariant } from '../../platform/context/invariant.ts'

export const designInvariants: Invariant[] = [
  comparedBlobs('every picture of a design is stored, and every picture has its design', 'pictures/', {
    table: 'design_version',
    column: 'picture',
  }),
  comparedBlobs(
    'every printed logo is stored, and every one belongs to an organisation or to a design',
    'printed-logos/',
    { table: 'organisation', column: 'printed_logo' },
    { table: 'design_version', column: 'logo' },
  ),
  comparedBlobs(
    'every picture that stands in designs is stored, and every one belongs to somebody',
    'layout-pictures/',
    {
      table: 'design_picture',
      column: 'picture',
    },
  ),
]
