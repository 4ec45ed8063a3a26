import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Services } from '../../../platform/context/context.ts'
import { gather } from '../../../platform/db/gather.ts'
import { many } from '../../../platform/db/query.ts'
import { fixed, type Sql, sql } from '../../../platform/db/sql.ts'
import type { Brand } from '../../../platform/pages/brand.ts'
import { brandColumn } from '../../organisations/index.ts'
import { type CertificateRow, certificateLinks, credentialUrl, statusAt } from '../records/certificate-queries.ts'
import type { CertificateStatus } from '../records/certificate-schema.ts'
import { publicValues } from '../records/frozen-values.ts'
import { isRecordOf, redactedHash } from '../records/record-hash.ts'
import { readCode } from '../records/verification-code.ts'
import type { CredentialStatus, PublicCertificate } from '../records/verification-schema.ts'
import { credentialStatusAt, signedColumns } from './credential-status.ts'

/** The public facts of a certificate, and its id, which is not public. */
export type Checked = {
  certificateId: number
  status: CertificateStatus
  certificate: PublicCertificate
  checkedAt: Date
}

export type Verified = Checked & {
  /** The stored row, for drawing; its ids and addresses must not be shown. */
  row: CertificateRow
  /** Current language of the event, BCP 47. */
  language: string
  /** The organisation as it looks today; the certificate names its issuer. */
  brand: Brand
  /**
   * Position in the issuer's issuance log, null while it is being entered, the number of entries in its Merkle tree, and
   * whether the record still matches the entry.
   */
  log: { position: number | null; size: number; matches: boolean } | null
  /** The status of its credential, broken when its signature does not fit the record; null where it can have none. */
  credential: CredentialStatus | 'broken' | null
}

export type NotVerified = { status: 'not_found'; mistyped: boolean; checkedAt: Date }

const publicFields = [
  'id',
  'public_id',
  'verification_code',
  'status',
  'attendee_name',
  'event_name',
  'event_date',
  'issuer_name',
  'tier',
  'kind',
  'certificate_values',
  'issued_at',
  'expires_at',
  'revoked_at',
  'revocation_reason',
] as const

type PublicRow = Pick<CertificateRow, (typeof publicFields)[number]> & {
  superseding_public_id: string | null
  is_signed: boolean
  is_key_withdrawn: boolean
}

type LoggedRow = CertificateRow &
  PublicRow & {
    event_language: string
    brand: Brand
    log_position: number | null
    tree_size: number
    logged_hash: Buffer | null
    redacted_hash: Buffer | null
  }

const supersedingId = sql`(select s.public_id from certificate s where s.id = c.superseded_by) as superseding_public_id`

/** Returns lookups by public id and by code, from a query with certificates `c`. */
function findersFor<Row extends PublicRow>(query: Sql) {
  const findBy = (column: 'public_id' | 'verification_code', type: string) => {
    const asked = fixed(sql`${query} where ${sql.ref(`c.${column}`)}`)
    const [key, keys] = [sql.raw(type), sql.raw(`${type}[]`)]
    return gather(async (services: Services, values: string[]): Promise<(Row | null)[]> => {
      // For a list of values PostgreSQL would plan each time, which takes four times as long as finding a row.
      const rows =
        values.length === 1
          ? await many<Row>(services)`${asked} = ${values[0]}::${key}`
          : await many<Row>(services)`${asked} = any(${values}::${keys})`
      const found = new Map(rows.map((row) => [row[column] as string, row]))
      return values.map((value) => found.get(value) ?? null)
    })
  }
  return { public_id: findBy('public_id', 'uuid'), code: findBy('verification_code', 'text') }
}

const publicRows = findersFor<PublicRow>(
  sql`select ${sql.join(publicFields.map((field) => sql.ref(`c.${field}`)))}, ${signedColumns}, ${supersedingId} from certificate c`,
)

const loggedRows = findersFor<LoggedRow>(sql`
  select c.*, ${signedColumns}, ${supersedingId}, l.position as log_position, l.record_hash as logged_hash, ${redactedHash}, e.event_language, ${brandColumn},
    (select h.tree_size from certificate_log_head h where h.org_id = c.org_id) as tree_size
  from certificate c join event e on e.id = c.event_id join organisation o on o.id = c.org_id left join certificate_log l on l.public_id = c.public_id and l.action = 'issued'`)

/**
 * Looks up a public id or verification code without authorisation, in one statement. The status is computed from the
 * clock. An impossible code is looked up too, so that its answer takes as long as that of an unknown one.
 */
async function lookUp<Row extends PublicRow>(
  services: Services,
  text: string,
  find: ReturnType<typeof findersFor<Row>>,
): Promise<(Checked & { row: Row }) | NotVerified> {
  const code = readCode(text)
  const checkedAt = services.now()
  const row = await find[code.kind === 'public_id' ? 'public_id' : 'code'](services, 'value' in code ? code.value : '')
  if (row === null) return { status: 'not_found', mistyped: code.kind === 'mistyped', checkedAt }
  const certificate = toPublic(services, row, checkedAt)
  return { certificateId: row.id, status: statusAt(row, checkedAt), certificate, checkedAt, row }
}

/** Verifies a certificate for programs. */
export function checkCertificate(services: Services, text: string): Promise<Checked | NotVerified> {
  return lookUp(services, text, publicRows)
}

/** Verifies a certificate for people, with its record and its log entry. */
export async function verifyCertificate(services: Services, text: string): Promise<Verified | NotVerified> {
  const found = await lookUp(services, text, loggedRows)
  if (found.status === 'not_found') return found
  const {
    event_language: language,
    brand,
    log_position: position,
    tree_size: size,
    logged_hash,
    redacted_hash,
  } = found.row
  const log = logged_hash && { position, size, matches: isRecordOf(found.row, logged_hash, redacted_hash) }
  return { ...found, language, brand, log, credential: found.certificate.credential_status }
}

function toPublic(services: Services, row: PublicRow, now: Date): PublicCertificate {
  const { cert_url, verify_url, pdf_url, png_url } = certificateLinks(services, row.public_id)
  const revoked = row.status === 'revoked'
  const next = row.superseding_public_id
  const credential = credentialUrl(services, row.public_id)
  return {
    public_id: row.public_id,
    verification_code: row.verification_code,
    attendee_name: row.attendee_name,
    event_name: row.event_name,
    event_date: row.event_date && isoTime(row.event_date),
    issuer_name: row.issuer_name,
    tier: row.tier,
    kind: row.kind,
    values: publicValues(row.certificate_values),
    issued_at: isoTime(row.issued_at),
    expires_at: row.expires_at && isoTime(row.expires_at),
    revoked_at: row.revoked_at && isoTime(row.revoked_at),
    revocation_reason: row.revocation_reason,
    superseded_by: next === null ? null : { public_id: next, cert_url: certificateLinks(services, next).cert_url },
    cert_url,
    verify_url,
    pdf_url: revoked ? null : pdf_url,
    png_url: revoked ? null : png_url,
    credential_url: credential,
    credential_status: credential === null ? null : credentialStatusAt(row, now),
  }
}
