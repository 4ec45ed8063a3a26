import { uuidFrom } from '../../../lib/crypto/random-uuid.ts'
import type { Context, TxContext } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { CREDENTIAL_VERSION } from '../credential/credential-facts.ts'
import type { CertificateSignature } from '../credential/sign-certificates.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'
import { certificateSearchText } from '../records/frozen-values.ts'
import { makeVerificationCode } from '../records/verification-code.ts'

/** Values shared by all certificates of one issue, frozen at that moment. */
export type Frozen = Pick<
  CertificateRow,
  | 'event_id'
  | 'kind'
  | 'event_name'
  | 'event_date'
  | 'event_timezone'
  | 'issuer_name'
  | 'design_version_id'
  | 'issued_at'
  | 'expires_at'
> & { event_type: string }

/** Facts of a single certificate. */
export type Recipient = Pick<
  CertificateRow,
  'attendee_id' | 'recipient_key' | 'attendee_name' | 'attendee_email' | 'tier' | 'certificate_values'
>

export type Draft = Recipient & Pick<CertificateRow, 'public_id' | 'verification_code' | 'salt'>

/** A draft with its future id and the signature of its credential, null where the site has no credentials. */
export type SignedDraft = Draft & { id: number; signed: CertificateSignature | null }

/** Creates a draft: a recipient with the public ids of the future certificate. */
export function draftCertificate({ randomBytes }: Pick<Context, 'randomBytes'>, recipient: Recipient): Draft {
  const { attendee_id, recipient_key, attendee_name, attendee_email, tier, certificate_values } = recipient
  return {
    attendee_id,
    recipient_key,
    attendee_name,
    attendee_email,
    tier,
    certificate_values,
    public_id: uuidFrom(randomBytes(16)),
    verification_code: makeVerificationCode(randomBytes),
    salt: randomBytes(16),
  }
}

/** Returns the row a draft becomes. */
export function issuedRow(
  orgId: number,
  frozen: Frozen,
  { signed = null, ...draft }: Draft & { id: number; signed?: CertificateSignature | null },
): CertificateRow {
  return {
    ...frozen,
    ...draft,
    org_id: orgId,
    issued_to: draft.attendee_id,
    bulk_job_id: null,
    status: 'active',
    revoked_at: null,
    revocation_reason: null,
    superseded_by: null,
    folded: certificateSearchText(draft),
    in_search: false,
    signing_key_id: signed?.signing_key_id ?? null,
    signature: signed?.signature ?? null,
    signed_at: signed?.signed_at ?? null,
    credential_version: signed?.credential_version ?? null,
  }
}

/**
 * Stores drafts as certificates, in one statement for attendees and one for names alone. Unique keys leave out recipients
 * who have an active one, so each has one of each kind however many requests issue at once.
 */
export async function insertCertificates(
  ctx: TxContext,
  frozen: Frozen,
  drafts: SignedDraft[],
  jobId: number | null = null,
): Promise<CertificateRow[]> {
  const rows: CertificateRow[] = []
  for (const isAlone of [false, true]) {
    const part = drafts.filter(({ recipient_key }) => (recipient_key !== null) === isAlone)
    if (part.length > 0)
      rows.push(...(await many<CertificateRow>(ctx)`${certificateInsert(ctx, frozen, part, { jobId })} returning *`))
  }
  return rows.sort((a, b) => a.id - b.id)
}

/**
 * The insert as part of a larger statement, without a returning clause. Either all drafts have a `recipient_key` or none
 * has. Signatures are of the time of issue.
 * @param when condition without which nothing is stored
 */
export function certificateInsert(
  ctx: Context,
  frozen: Frozen,
  drafts: SignedDraft[],
  { jobId = null, when = sql`true` }: { jobId?: number | null; when?: Sql } = {},
): Sql {
  return sql`
    insert into certificate (id, org_id, event_id, bulk_job_id, kind, event_name, event_date, event_timezone, event_type, issuer_name, design_version_id, issued_at, expires_at,
      attendee_id, issued_to, recipient_key, attendee_name, attendee_email, tier, certificate_values, public_id, verification_code, salt, folded, signing_key_id, signature, signed_at,
      credential_version) overriding system value
    select d.id, ${ctx.orgId}, ${frozen.event_id}, ${jobId}::bigint, ${frozen.kind}, ${frozen.event_name}, ${frozen.event_date}::timestamptz,
      ${frozen.event_timezone}, ${frozen.event_type}, ${frozen.issuer_name}, ${frozen.design_version_id}, ${frozen.issued_at}::timestamptz, ${frozen.expires_at}::timestamptz,
      attendee_id, attendee_id, recipient_key, attendee_name, attendee_email, tier, certificate_values, public_id, verification_code, salt, folded, signing_key_id, signature,
      case when signature is not null then ${frozen.issued_at}::timestamptz end, case when signature is not null then ${CREDENTIAL_VERSION}::smallint end
    from unnest(
      ${drafts.map(({ id }) => id)}::bigint[], ${drafts.map((draft) => draft.attendee_id)}::bigint[],
      ${drafts.map((draft) => draft.recipient_key)}::text[], ${drafts.map((draft) => draft.attendee_name)}::text[],
      ${drafts.map((draft) => draft.attendee_email)}::text[], ${drafts.map((draft) => draft.tier)}::text[],
      ${drafts.map(({ certificate_values: values }) => values && JSON.stringify(values))}::jsonb[],
      ${drafts.map((draft) => draft.public_id)}::uuid[], ${drafts.map((draft) => draft.verification_code)}::text[],
      ${drafts.map((draft) => draft.salt)}::bytea[], ${drafts.map(certificateSearchText)}::text[],
      ${drafts.map(({ signed }) => signed?.signing_key_id ?? null)}::bigint[], ${drafts.map(({ signed }) => signed?.signature ?? null)}::bytea[]
    ) as d (id, attendee_id, recipient_key, attendee_name, attendee_email, tier, certificate_values, public_id, verification_code, salt, folded,
      signing_key_id, signature)
    where ${when}
    on conflict ${drafts[0]?.recipient_key ? sql`(event_id, kind, recipient_key) where status = 'active' and recipient_key is not null` : sql`(event_id, attendee_id, kind) where status = 'active'`} do nothing`
}
