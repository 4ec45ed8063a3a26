import { Type } from '../../lib/type.ts'
import type { FigureKind } from '../rollups/index.ts'

/** What became of certificates by time, under the names that answers have for it. */
export const CERTIFICATE_FIGURES = {
  issued: 'certificate_issued',
  revoked: 'certificate_revoked',
  verified: 'certificate_verified',
  verified_by_robot: 'certificate_verified_by_robot',
  downloaded: 'certificate_downloaded',
  downloaded_by_robot: 'certificate_downloaded_by_robot',
  shared: 'certificate_shared',
  shared_by_robot: 'certificate_shared_by_robot',
} as const satisfies Record<string, FigureKind>

export const certificateFields = {
  issued: Type.Integer({ description: 'Issued, by when; also those that were revoked or replaced since' }),
  revoked: Type.Integer({ description: 'Revoked or replaced, by when' }),
  verified: Type.Integer({
    description: 'Certificates verified, at their page or by the API; a client counts once an hour, robots do not',
  }),
  verified_by_robot: Type.Integer({
    description: 'The same by known robots: search engines, previews, scanners of mail',
  }),
  downloaded: Type.Integer({
    description: 'Files of certificates taken from their pages; a client counts once an hour, robots do not',
  }),
  downloaded_by_robot: Type.Integer({ description: 'The same by known robots' }),
  shared: Type.Integer({
    description: 'Links followed that share a certificate; a client counts once an hour, robots do not',
  }),
  shared_by_robot: Type.Integer({ description: 'The same by known robots' }),
}
