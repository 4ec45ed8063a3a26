import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, oneOf, Page, Search } from '../../../platform/http/validation/schema.ts'
import { Certificate, REASONS, STATUSES } from '../certificate-schema.ts'
import { listCandidates } from '../preview/list-candidates.ts'
import { CertificateCandidate } from '../preview/preview-schema.ts'
import { AllCertificatesQuery } from './all-certificates-schema.ts'
import { certificatesTable } from './certificates-table.ts'
import { listAllCertificates } from './list-all-certificates.ts'
import { listCertificates } from './list-certificates.ts'

const ofEvent = Type.Object({ id: IdOf('event') })

/** Certificates of an event and of all, and who may get one. */
export const certificateListOperations: readonly Operation[] = [
  operation({
    id: 'listCertificates',
    method: 'GET',
    path: '/admin/events/:id/certificates',
    scope: 'certificates:read',
    tag: 'Certificates',
    summary: 'List certificates',
    description:
      'Lists the certificates of an event, newest first, revoked and expired ones too. A search looks in the names on them. For one whose id you know, use Read a certificate; to check a code without a key, Verify a certificate.',
    params: ofEvent,
    query: Type.Object({
      ...Page,
      search: Search,
      status: Type.Optional(oneOf(STATUSES, { description: 'Those in this state now' })),
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
      'Lists the certificates of all events, newest first, and finds them by name, e-mail address, code or pasted link. With a filter or search, X-Total-Count is exact up to 10,000; when there are more, X-Total-Count-Capped is true. For one event only a search caps it. A file has all.',
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
    summary: 'List candidates for certificates',
    description:
      'Lists the attendees of an event, newest first, each with whether they would get a certificate now, or why not, as a word and a sentence. The numbers for the whole event are in the dry run of Issue certificates. It needs the scope attendees:read too.',
    params: ofEvent,
    query: Type.Object({
      ...Page,
      search: Search,
      eligible: Type.Optional(Type.Boolean({ description: 'true: who would get one; false: who would not' })),
      reason: Type.Optional(oneOf(REASONS, { description: 'Those who would get none for this reason' })),
    }),
    list: CertificateCandidate,
    run: (ctx, { params, query }) => listCandidates(ctx, params.id, query),
  }),
]
