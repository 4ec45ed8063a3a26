import { Type } from '../../lib/type.ts'
import type { FigureKind } from '../rollups/index.ts'

/** Figures of certificates by their names in the API. */
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
  issued: Type.Integer({ description: 'Certificates issued, including those revoked or replaced since' }),
  revoked: Type.Integer({ description: 'Certificates revoked or replaced' }),
  verified: Type.Integer({
    description:
      'Verifications on the certificate page or by the API; each client counts once an hour, robots do not count',
  }),
  verified_by_robot: Type.Integer({
    description: 'Verifications by known robots: search engines, link previews, mail scanners',
  }),
  downloaded: Type.Integer({
    description: 'Downloads from certificate pages; each client counts once an hour, robots do not count',
  }),
  downloaded_by_robot: Type.Integer({ description: 'Downloads by known robots' }),
  shared: Type.Integer({
    description: 'Followed links to shared certificates; each client counts once an hour, robots do not count',
  }),
  shared_by_robot: Type.Integer({ description: 'Followed links by known robots' }),
}
