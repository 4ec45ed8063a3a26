import type { World } from '../../../../test/support/harness.ts'
import { siteFacts } from '../../../platform/pages/site-facts.ts'
import { publicValues } from '../records/frozen-values.ts'
import type { Verified } from '../verifying/verify-certificate.ts'

export const SITE = siteFacts({ siteUrl: 'https://events.example.org', baseUrl: 'https://events.example.org/api/v1' })

const PUBLIC_ID = '3f1d2c4b-5a69-4788-9e0f-a1b2c3d4e5f6'
const PAGE = `${SITE.address}/c/${PUBLIC_ID}`

/** A certificate in force, as it is found; `change` replaces fields of the row and, where they have the same name, of the view. */
export function foundCertificate(change: Partial<Verified['row']> = {}, more: Partial<Verified> = {}): Verified {
  const row: Verified['row'] = {
    id: 918273,
    org_id: 645342,
    event_id: 777001,
    attendee_id: 555002,
    issued_to: 555002,
    bulk_job_id: null,
    recipient_key: null,
    kind: 'attendee',
    certificate_values: null,
    public_id: PUBLIC_ID,
    verification_code: '7KQ2M9XF3TBAC',
    status: 'active',
    attendee_name: 'Ayşe Yılmaz',
    attendee_email: 'ayse.private@example.net',
    event_name: 'Introduction to Paper Conservation',
    event_date: new Date('2026-11-14T07:00:00Z'),
    event_timezone: 'Europe/Istanbul',
    event_type: 'workshop',
    signing_key_id: null,
    signature: Buffer.alloc(64),
    signed_at: null,
    credential_version: null,
    issuer_name: 'Istanbul Book Arts Society',
    tier: null,
    design_version_id: 333003,
    issued_at: new Date('2026-11-20T09:30:00Z'),
    expires_at: null,
    revoked_at: null,
    revocation_reason: null,
    superseded_by: null,
    salt: Buffer.alloc(16, 7),
    folded: 'ayse yilmaz',
    in_search: false,
    ...change,
  }
  const revoked = row.status === 'revoked'
  const found: Verified = {
    certificateId: row.id,
    status: row.status,
    row,
    certificate: {
      public_id: row.public_id,
      verification_code: row.verification_code,
      attendee_name: row.attendee_name,
      event_name: row.event_name,
      event_date: row.event_date?.toISOString() ?? null,
      issuer_name: row.issuer_name,
      tier: row.tier,
      kind: row.kind,
      values: publicValues(row.certificate_values),
      issued_at: row.issued_at.toISOString(),
      expires_at: row.expires_at?.toISOString() ?? null,
      revoked_at: row.revoked_at?.toISOString() ?? null,
      revocation_reason: row.revocation_reason,
      superseded_by: null,
      cert_url: PAGE,
      verify_url: `${SITE.address}/verify/${PUBLIC_ID}`,
      pdf_url: revoked ? null : `${PAGE}.pdf`,
      png_url: revoked ? null : `${PAGE}.png`,
      credential_url: `${PAGE}.json`,
      credential_status: null,
    },
    language: 'en',
    brand: { name: 'Istanbul Book Arts Society', logo: null, primary: null, background: null },
    checkedAt: new Date('2026-11-21T12:00:00Z'),
    log: { position: 42, size: 340, matches: true },
    credential: row.status === 'active' ? 'valid' : row.status,
  }
  return { ...found, ...more }
}

/** The same, replaced by another certificate. */
export function replacedCertificate(change: Partial<Verified['row']> = {}): Verified {
  const next = '11111111-2222-4333-8444-555555555555'
  const found = foundCertificate({
    status: 'revoked',
    revoked_at: new Date('2026-11-20T22:30:00Z'),
    revocation_reason: 'The name was misspelt',
    ...change,
  })
  return {
    ...found,
    certificate: { ...found.certificate, superseded_by: { public_id: next, cert_url: `${SITE.address}/c/${next}` } },
  }
}

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'
export const NOBODY = '00000000-0000-4000-8000-000000000000'

/** A visit without a key, of a page or of an endpoint by its whole path. */
export async function visit(
  world: World,
  path: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  const answer = await world.app.inject({ method, url: path, headers: { accept: BROWSER, ...headers } })
  const isJson = String(answer.headers['content-type']).includes('json')
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    bytes: answer.rawPayload,
    body: isJson ? answer.json() : null,
  }
}
