import type { TxContext } from '../../../platform/context/context.ts'
import { setManyBits, setStatusBits } from '../../credentials/index.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'

/** The number of certificates from which on whole lists are joined. */
const MANY = 20

/**
 * Marks certificates in their status lists, so that every verifier refuses their credentials. Certificates are locked
 * before lists. One without a signature has no credential; if it is signed later, that marks it.
 */
export async function markRefused(
  ctx: TxContext,
  certificates: Pick<CertificateRow, 'id' | 'signature'>[],
): Promise<void> {
  const ids = certificates.filter(({ signature }) => signature !== null).map(({ id }) => id)
  await (ids.length < MANY ? setStatusBits(ctx, '', ids) : setManyBits(ctx, '', ids))
}
