import { Type } from '../../lib/type.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { certificateToWire, getCertificate } from './certificate-queries.ts'
import { Certificate, IssueBody, IssueResult, ReissueBody, RevokeBody, TierSummary } from './certificate-schema.ts'
import { issueCertificates } from './issue-certificates.ts'
import { previewIssue } from './preview/preview-issue.ts'
import { IssuePreview } from './preview/preview-schema.ts'
import { reissueCertificate } from './reissue-certificate.ts'
import { revokeCertificate } from './revoke-certificate.ts'
import { summariseTiers } from './summarise-tiers.ts'
import { getUses } from './uses/get-uses.ts'
import { CertificateUses } from './uses/uses-schema.ts'

const ofEvent = Type.Object({ id: IdOf('event') })
const ofCertificate = Type.Object({ cert_id: IdOf('certificate') })

/** Certificates, from issue to replacement. */
export const certificateOperations: readonly Operation[] = [
  operation({
    id: 'issueCertificates',
    method: 'POST',
    path: '/admin/events/:id/certificates',
    scope: 'certificates:write',
    tag: 'Certificates',
    summary: 'Issue certificates',
    description:
      'Issues to the attendees you name, or to all who are eligible. Skips attendees who have an active one and, unless you name them, those whose latest one was revoked. 201: some were issued; 200: none. Attendees get mail if the event sends it. For names that are no attendees, use Create a bulk job.',
    params: ofEvent,
    body: IssueBody,
    answer: IssueResult,
    preview: {
      answer: IssuePreview,
      run: (ctx, { params, body }) => previewIssue(ctx, params.id, body.attendee_ids ?? []),
    },
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
    summary: 'Summarise certificate tiers',
    description:
      'Counts the certificates of an event by tier, revoked ones left out, with percentages from 0 to 100. Tiers that nobody has reached are there with 0, the highest first.',
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
    description:
      'Gives back one certificate by its id, with its links: the page, the PDF and the picture. By public id or verification code, use Verify a certificate.',
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
    summary: 'Read uses of a certificate',
    description:
      'Counts how often a certificate was verified, downloaded and shared: each client once an hour, known robots apart, without addresses or cookies, two seconds late at most. Over all certificates of an event, use Read event analytics.',
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
    summary: 'Cancel a certificate',
    description:
      'Revokes a certificate for good, without a reason and without an answer. It stays on record, and whoever verifies it is told that it is revoked. A repeat changes nothing. To give a reason, use Revoke a certificate.',
    irreversible: 'The certificate is shown as revoked for good. It cannot be undone.',
    params: ofCertificate,
    run: async (ctx, { params }) => void (await revokeCertificate(ctx, params.cert_id, null)),
  }),

  operation({
    id: 'revokeCertificate',
    method: 'POST',
    path: '/admin/certificates/:cert_id/revoke',
    scope: 'certificates:write',
    tag: 'Certificates',
    summary: 'Revoke a certificate',
    description:
      'Revokes a certificate for good; this cannot be undone. Whoever verifies it is told so, with the reason. A repeat changes nothing and gives it back as it is. For a wrong name, use Reissue a certificate.',
    irreversible: 'The certificate is shown as revoked for good. It cannot be undone.',
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
    summary: 'Reissue a certificate',
    description:
      'Replaces a certificate by one with a corrected name: the old one is revoked for good and points to the new one, which keeps date of expiry, tier and design. 409 when it is revoked already. The answer is the new certificate.',
    irreversible: 'The old certificate is shown as replaced for good. It cannot be undone.',
    params: ofCertificate,
    body: ReissueBody,
    answer: Certificate,
    status: 201,
    run: (ctx, { params, body }) => reissueCertificate(ctx, params.cert_id, body),
  }),
]
