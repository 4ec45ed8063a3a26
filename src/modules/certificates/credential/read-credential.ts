import { AppError } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { JsonObject } from '../../../platform/credentials/canonize.ts'
import { type CertificateRow, credentialUrl } from '../records/certificate-queries.ts'
import { certificateCredential } from './certificate-credential.ts'

/** Returns the credential of a certificate, whatever its state. @throws AppError not_found when it is not signed */
export async function readCredential(ctx: Context, row: CertificateRow): Promise<JsonObject> {
  const credential = await certificateCredential(ctx, row)
  if (credential !== null) return credential
  throw new AppError(
    'not_found',
    credentialUrl(ctx, row.public_id) === null
      ? 'This certificate has no credential, because SITE_URL is an IPv6 address. Set SITE_URL to a host name.'
      : 'This certificate has not been signed yet. Try again in a few minutes.',
  )
}
