import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, oneOf, Page, Search } from '../../../platform/http/validation/schema.ts'
import { ValueKey } from '../../events/index.ts'
import { DesignValues } from '../preview/design-values-schema.ts'
import { getDesignValues } from '../preview/get-design-values.ts'
import { listCandidates } from '../preview/list-candidates.ts'
import { CertificateCandidate } from '../preview/preview-schema.ts'
import { Certificate, REASONS, STATUSES } from '../records/certificate-schema.ts'
import { AllCertificatesQuery } from './all-certificates-schema.ts'
import { certificatesTable } from './certificates-table.ts'
import { listAllCertificates } from './list-all-certificates.ts'
import { listCertificates } from './list-certificates.ts'

const ofEvent = Type.Object({ id: IdOf('event') })

/** Lists of certificates and of candidates. */
export const certificateListOperations: readonly Operation[] = [
  operation({
    id: 'listCertificates',
    method: 'GET',
    path: '/admin/events/:id/certificates',
    scope: 'certificates:read',
    tag: 'Certificates',
    summary: 'List certificates',
    description:
      'Lists the certificates of an event, newest first, including revoked and expired ones. A search matches the names on them. To get one by id, use "Get a certificate"; to check a code without a key, use "Verify a certificate".',
    params: ofEvent,
    query: Type.Object({
      ...Page,
      search: Search,
      status: Type.Optional(oneOf(STATUSES, { description: 'Current status' })),
      kind: AllCertificatesQuery.properties.kind,
    }),
    list: Certificate,
    run: (ctx, { params, query }) => listCertificates(ctx, params.id, query),
  }),

  operation({
    id: 'listAllCertificates',
    method: 'GET',
    path: '/admin/certificates',
    scope: 'certificates:read',
    tag: 'Certificates',
    summary: 'List all certificates',
    description:
      'Lists the certificates of all events, newest first, and finds them by name, email address, code or pasted link. With a filter or search, X-Total-Count is exact up to 10,000; above that, X-Total-Count-Capped is true. For one event only a search caps it. Exported files have all rows.',
    query: AllCertificatesQuery,
    refusals: { 404: 'No such event' },
    list: Certificate,
    table: (ctx, { query }) => certificatesTable(ctx, query),
    run: (ctx, { query }) => listAllCertificates(ctx, query),
  }),

  operation({
    id: 'listCertificateCandidates',
    method: 'GET',
    path: '/admin/events/:id/certificate-candidates',
    scope: 'certificates:read',
    tag: 'Certificates',
    summary: 'List certificate candidates',
    description:
      'Lists the attendees of an event, newest first, with whether each would get a certificate now and, if not, the reason as a code and a sentence. For totals, use the dry run of "Issue certificates". Also needs the scope `attendees:read`.',
    params: ofEvent,
    query: Type.Object({
      ...Page,
      search: Search,
      eligible: Type.Optional(
        Type.Boolean({ description: 'true: attendees who would get one; false: those who would not' }),
      ),
      reason: Type.Optional(oneOf(REASONS, { description: 'Reason why attendees would get none' })),
      kind: Type.Optional(ValueKey('Kind of certificate, as for attendees you name. Default: attendee')),
      missing_values: Type.Optional(
        Type.Boolean({ description: 'true: attendees who lack a value; false: those who have all' }),
      ),
    }),
    list: CertificateCandidate,
    run: (ctx, { params, query }) => listCandidates(ctx, params.id, query),
  }),

  operation({
    id: 'getDesignValues',
    method: 'GET',
    path: '/admin/designs/:id/values',
    scope: 'certificates:read',
    tag: 'Designs',
    summary: 'Get the values for a design',
    description:
      'Returns the values that a design can print, from the `certificate_values` of the 1,000 newest events and of their kinds: those of events that use the design first, with how many attendees lack each. Also needs the scope `events:read`.',
    params: Type.Object({ id: IdOf('design') }),
    answer: DesignValues,
    run: (ctx, { params }) => getDesignValues(ctx, params.id),
  }),
]
