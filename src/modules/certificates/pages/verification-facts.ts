import type { Static } from 'typebox'
import { isoTime } from '../../../lib/text/utc-time.ts'
import type { Verification } from '../records/verification-schema.ts'
import type { Checked, NotVerified } from '../verifying/verify-certificate.ts'

const MISTYPED =
  'The code was mistyped: its last character does not fit the others. That does not mean that the certificate is fake. Compare the code with the certificate and try again.'
const UNKNOWN = 'No certificate has this code or public id.'

/** Returns the JSON verification, of the same shape whatever was found. Only an active certificate is valid. */
export function verificationFacts(found: Checked | NotVerified, requestId: string): Static<typeof Verification> {
  const checked = isoTime(found.checkedAt)
  if (found.status !== 'not_found') {
    return {
      valid: found.status === 'active',
      status: found.status,
      certificate: found.certificate,
      checked_at: checked,
    }
  }
  const detail = found.mistyped ? MISTYPED : UNKNOWN
  return {
    valid: false,
    status: 'not_found',
    certificate: null,
    checked_at: checked,
    detail,
    code: 'not_found',
    request_id: requestId,
  }
}
