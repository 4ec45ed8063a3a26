import { type Operation, operation } from '../../../platform/http/operation.ts'
import { IdOf } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
import { certificateHistory } from './certificate-history.ts'
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
]
