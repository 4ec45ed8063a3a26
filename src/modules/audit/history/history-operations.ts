import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { certificateHistory } from './certificate-history.ts'
import { getDesignVersion, listDesignVersions } from './design-version-history.ts'
import { DesignVersion, WholeDesignVersion } from './design-version-schema.ts'
import { HistoryEntry } from './history-schema.ts'

export const historyOperations: readonly Operation[] = [
  operation({
    id: 'getCertificateHistory',
    method: 'GET',
    path: '/admin/certificates/:cert_id/history',
    scope: 'certificates:read',
    tag: 'Certificates',
    summary: 'Read the history of a certificate',
    description:
      'What became of a certificate, newest first, 500 entries at most: issued, mailed, looked at, downloaded and shared by day, corrected, revoked, and who did it where somebody did. Sums alone are in Read uses of a certificate.',
    params: Type.Object({ cert_id: IdOf('certificate') }),
    answer: Type.Array(HistoryEntry),
    run: (ctx, { params }) => certificateHistory(ctx, params.cert_id),
  }),

  operation({
    id: 'listDesignVersions',
    method: 'GET',
    path: '/admin/designs/:id/versions',
    scope: 'certificates:read',
    tag: 'Designs',
    summary: 'List the versions of a design',
    description:
      'Pages of the versions of a design, newest first: who made each and when, and how many certificates were issued with it.',
    params: Type.Object({ id: IdOf('design') }),
    query: Type.Object(Page),
    list: DesignVersion,
    run: (ctx, { params, query }) => listDesignVersions(ctx, params.id, query),
  }),

  operation({
    id: 'getDesignVersion',
    method: 'GET',
    path: '/admin/designs/:id/versions/:version',
    scope: 'certificates:read',
    tag: 'Designs',
    summary: 'Read a version of a design',
    description: 'A version of a design with its layout, as certificates that were issued with it are drawn.',
    params: Type.Object({ id: IdOf('design'), version: Type.Integer({ description: 'Number of the version' }) }),
    answer: WholeDesignVersion,
    run: (ctx, { params }) => getDesignVersion(ctx, params.id, params.version),
  }),
]
