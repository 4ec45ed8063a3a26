import { invalidField } from '../../lib/errors.ts'
import { Type } from '../../lib/type.ts'
import type { Context } from '../../platform/context/context.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { IdOf } from '../../platform/http/validation/schema.ts'
import { SignedCredential } from '../credentials/index.ts'
import { DEFAULT_KIND } from '../events/index.ts'
import { readCredential } from './credential/read-credential.ts'
import { issueCertificates } from './issuing/issue-certificates.ts'
import { issueToRecipients } from './issuing/issue-to-recipients.ts'
import { reissueCertificate } from './issuing/reissue-certificate.ts'
import { revokeCertificate } from './issuing/revoke-certificate.ts'
import { AllCertificatesQuery } from './lists/all-certificates-schema.ts'
import { previewIssue } from './preview/preview-issue.ts'
import { previewRecipients } from './preview/preview-recipients.ts'
import { IssuePreview } from './preview/preview-schema.ts'
import { certificateToWire, getCertificate } from './records/certificate-queries.ts'
import {
  Certificate,
  IssueBody,
  type IssueRequest,
  IssueResult,
  ReissueBody,
  RevokeBody,
  TierSummary,
} from './records/certificate-schema.ts'
import { summariseTiers } from './summarise-tiers.ts'
import { getUses } from './uses/get-uses.ts'
import { CertificateUses } from './uses/uses-schema.ts'

const ofEvent = Type.Object({ id: IdOf('event') })
const ofCertificate = Type.Object({ cert_id: IdOf('certificate') })

function issue(ctx: Context, eventId: number, body: IssueRequest): Promise<IssueResult> {
  const options = issueOptions(body)
  if (body.recipients) return issueToRecipients(ctx, eventId, body.recipients, options)
  return issueCertificates(ctx, eventId, body.attendee_ids ?? [], options)
}

function preview(ctx: Context, eventId: number, body: IssueRequest): Promise<IssuePreview> {
  const options = issueOptions(body)
  if (body.recipients) return previewRecipients(ctx, eventId, body.recipients, options)
  return previewIssue(ctx, eventId, body.attendee_ids ?? [], options)
}

/** @throws AppError validation_failed when a kind other than the default one names nobody */
function issueOptions({ kind = DEFAULT_KIND, missing_values, attendee_ids, recipients }: IssueRequest) {
  if (attendee_ids?.length && recipients)
    throw invalidField(
      ['body', 'recipients'],
      'recipients and attendee_ids exclude each other: send one of them',
      'not_together',
    )
  if (kind !== DEFAULT_KIND && !attendee_ids?.length && !recipients)
    throw invalidField(
      ['body', 'attendee_ids'],
      `attendee_ids or recipients must name who gets a certificate of the kind ${kind}`,
      'missing',
    )
  return { kind, skipMissing: missing_values === 'skip' }
}

/** Operations on certificates, from issue to replacement. */
export const certificateOperations: readonly Operation[] = [
  operation({
    id: 'issueCertificates',
    method: 'POST',
    path: '/admin/events/:id/certificates',
    scope: 'certificates:write',
    tag: 'Certificates',
    summary: 'Issue certificates',
    description:
      'Issues certificates to attendees or recipients you name, or to all eligible attendees. Skips those with an active certificate and, unless named, those whose latest one was revoked. 201: some were issued; 200: none. Emails them if the event does. For spreadsheets, use "Create a bulk job".',
    params: ofEvent,
    body: IssueBody,
    answer: IssueResult,
    preview: {
      answer: IssuePreview,
      run: (ctx, { params, body }) => preview(ctx, params.id, body),
    },
    streamedList: 'certificates',
    status: ({ issued }) => (issued > 0 ? 201 : 200),
    run: (ctx, { params, body }) => issue(ctx, params.id, body),
  }),

  operation({
    id: 'summariseTiers',
    method: 'GET',
    path: '/admin/events/:id/certificate-tiers/summary',
    scope: 'certificates:read',
    tag: 'Certificates',
    summary: 'Get the tier summary',
    description:
      'Counts the certificates of an event by tier, excluding revoked ones, with percentages from 0 to 100. Lists the highest tier first, including tiers that nobody reached.',
    params: ofEvent,
    query: Type.Object({ kind: AllCertificatesQuery.properties.kind }),
    answer: TierSummary,
    run: (ctx, { params, query }) => summariseTiers(ctx, params.id, query.kind),
  }),

  operation({
    id: 'getCertificate',
    method: 'GET',
    path: '/admin/certificates/:cert_id',
    scope: 'certificates:read',
    tag: 'Certificates',
    summary: 'Get a certificate',
    description:
      'Returns a certificate by its id, with links to its page, PDF and picture. To look one up by public id or verification code, use "Verify a certificate".',
    params: ofCertificate,
    answer: Certificate,
    run: async (ctx, { params }) => certificateToWire(ctx, await getCertificate(ctx, params.cert_id)),
  }),

  operation({
    id: 'getCredential',
    method: 'GET',
    path: '/admin/certificates/:cert_id/credential',
    scope: 'certificates:read',
    tag: 'Certificates',
    summary: 'Get the credential of a certificate',
    description:
      'Returns the certificate as a signed credential (Open Badges 3.0, W3C Verifiable Credentials 2.0), which anyone can check without this service. A revoked certificate keeps it; its status list says so. 404 until it is signed. `credential_url` needs no key.',
    params: ofCertificate,
    answer: SignedCredential,
    run: async (ctx, { params }) => readCredential(ctx, await getCertificate(ctx, params.cert_id)),
  }),

  operation({
    id: 'getCertificateUses',
    method: 'GET',
    path: '/admin/certificates/:cert_id/uses',
    scope: 'certificates:read',
    tag: 'Certificates',
    summary: 'Get the uses of a certificate',
    description:
      'Returns how often a certificate was verified, downloaded and shared. Each client counts once an hour; known robots are counted separately. No addresses or cookies are stored. Counts are at most two seconds old. For all certificates of an event, use "Get event analytics".',
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
      'Permanently revokes a certificate without a reason and returns no body. It stays on record, and anyone who verifies it sees that it was revoked. Repeating the call changes nothing. To give a reason, use "Revoke a certificate".',
    irreversible: 'Permanently revokes the certificate. This cannot be undone.',
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
      'Permanently revokes a certificate. Anyone who verifies it sees that it was revoked, with the reason. Repeating the call changes nothing and returns the certificate. To correct a name, use "Reissue a certificate".',
    irreversible: 'Permanently revokes the certificate. This cannot be undone.',
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
      'Replaces a certificate by one with a corrected name and returns the new one, which keeps the expiry, tier and design. The old one is permanently revoked and links to the new one. Fails with 409 when it is already revoked.',
    irreversible: 'Permanently replaces the old certificate. This cannot be undone.',
    params: ofCertificate,
    body: ReissueBody,
    answer: Certificate,
    status: 201,
    run: (ctx, { params, body }) => reissueCertificate(ctx, params.cert_id, body),
  }),
]
