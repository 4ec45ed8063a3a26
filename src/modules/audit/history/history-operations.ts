import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { getCertificateHistory } from './certificate-history.ts'
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
    summary: 'Get the history of a certificate',
    description:
      'Returns what happened to a certificate, newest first, at most 500 entries: issued, emailed, viewed, downloaded and shared by day, corrected and revoked, with the actor where known.',
    params: Type.Object({ cert_id: IdOf('certificate') }),
    answer: Type.Array(HistoryEntry),
    run: (ctx, { params }) => getCertificateHistory(ctx, params.cert_id),
  }),

  operation({
    id: 'listDesignVersions',
    method: 'GET',
    path: '/admin/designs/:id/versions',
    scope: 'certificates:read',
    tag: 'Designs',
    summary: 'List the versions of a design',
    description:
      'Lists the versions of a design, newest first, with author, time and the number of certificates issued with each.',
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
    summary: 'Get a version of a design',
    description: 'Returns a version of a design with its layout, as used for the certificates issued with it.',
    params: Type.Object({ id: IdOf('design'), version: Type.Integer({ description: 'Number of the version' }) }),
    answer: WholeDesignVersion,
    run: (ctx, { params }) => getDesignVersion(ctx, params.id, params.version),
  }),
]
