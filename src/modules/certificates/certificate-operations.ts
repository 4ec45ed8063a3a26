import { type Operation, operation } from '../../platform/http/operation.ts'
import { Id, oneOf, Page, Search } from '../../platform/http/schema.ts'
import { Type } from '../../platform/type.ts'
import { certificateToWire, getCertificate, listCertificates } from './certificate-queries.ts'
import {
  Certificate,
  IssueBody,
  IssueResult,
  ReissueBody,
  RevokeBody,
  STATUSES,
  TierSummary,
} from './certificate-schema.ts'
import { issueCertificates } from './issue-certificates.ts'
import { reissueCertificate } from './reissue-certificate.ts'
import { revokeCertificate } from './revoke-certificate.ts'
import { summariseTiers } from './summarise-tiers.ts'
import { getUses } from './uses/get-uses.ts'
import { CertificateUses } from './uses/uses-schema.ts'

const ofEvent = Type.Object({ id: Id })
const ofCertificate = Type.Object({ cert_id: Id })

/** Certificates, from issue to replacement. */
export const certificateOperations: readonly Operation[] = [
  operation({
    id: 'listCertificates',
    method: 'GET',
    path: '/admin/events/:id/certificates',
    scope: 'certificates:read',
    tag: 'Certificates',
    summary: 'List certificates of an event, newest first',
    params: ofEvent,
    query: Type.Object({ ...Page, search: Search, status: Type.Optional(oneOf(STATUSES)) }),
    list: Certificate,
    run: (ctx, { params, query }) => listCertificates(ctx, params.id, query),
  }),

  operation({
    id: 'issueCertificates',
    method: 'POST',
    path: '/admin/events/:id/certificates',
    scope: 'certificates:write',
    tag: 'Certificates',
    summary: 'Issue certificates to the named attendees, or to all eligible ones',
    description: '201 when certificates were issued, 200 when there was none left to issue.',
    params: ofEvent,
    body: IssueBody,
    answer: IssueResult,
    longList: 'certificates',
    status: ({ issued }) => (issued > 0 ? 201 : 200),
    run: (ctx, { params, body }) => issueCertificates(ctx, params.id, body.attendee_ids ?? []),
  }),

  operation({
    id: 'summariseTiers',
    method: 'GET',
    path: '/admin/events/:id/certificate-tiers/summary',
    scope: 'certificates:read',
    tag: 'Certificates',
    summary: 'How many certificates each tier has, with percentages',
    params: ofEvent,
    answer: TierSummary,
    run: (ctx, { params }) => summariseTiers(ctx, params.id),
  }),

  operation({
    id: 'getCertificate',
    method: 'GET',
    path: '/admin/certificates/:cert_id',
    scope: 'certificates:read',
    tag: 'Certificates',
    summary: 'Read a certificate',
    params: ofCertificate,
    answer: Certificate,
    run: async (ctx, { params }) => certificateToWire(ctx, await getCertificate(ctx, params.cert_id)),
  }),

  operation({
    id: 'getCertificateUses',
    method: 'GET',
    path: '/admin/certificates/:cert_id/uses',
    scope: 'certificates:read',
    tag: 'Certificates',
    summary: 'How often a certificate was verified, downloaded and shared',
    description:
      'Counted without addresses or cookies, two seconds late at most. See docs/analytics.md for what counts.',
    params: ofCertificate,
    answer: CertificateUses,
    run: (ctx, { params }) => getUses(ctx, params.cert_id),
  }),

  operation({
    id: 'cancelCertificate',
    method: 'DELETE',
    path: '/admin/certificates/:cert_id',
    scope: 'certificates:write',
    tag: 'Certificates',
    summary: 'Cancel a certificate: the same as revoking it',
    params: ofCertificate,
    run: async (ctx, { params }) => void (await revokeCertificate(ctx, params.cert_id, null)),
  }),

  operation({
    id: 'revokeCertificate',
    method: 'POST',
    path: '/admin/certificates/:cert_id/revoke',
    scope: 'certificates:write',
    tag: 'Certificates',
    summary: 'Revoke a certificate, for good',
    params: ofCertificate,
    body: RevokeBody,
    answer: Certificate,
    run: (ctx, { params, body }) => revokeCertificate(ctx, params.cert_id, body.revocation_reason ?? null),
  }),

  operation({
    id: 'reissueCertificate',
    method: 'POST',
    path: '/admin/certificates/:cert_id/reissue',
    scope: 'certificates:write',
    tag: 'Certificates',
    summary: 'Replace a certificate by one with a corrected name',
    params: ofCertificate,
    body: ReissueBody,
    answer: Certificate,
    status: 201,
    run: (ctx, { params, body }) => reissueCertificate(ctx, params.cert_id, body),
  }),
]
