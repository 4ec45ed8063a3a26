import type { TxContext } from '../../../platform/context/context.ts'
import { setManyBits, setStatusBits } from '../../credentials/index.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'

/** The number of certificates from which on whole lists are joined. */
const MANY = 20

/**
 * Marks certificates in their status lists, so that every verifier refuses their credentials. Certificates are locked
 * before lists. One without an event type is older than credentials and has none; signing it later marks it.
 */
export async function markRefused(
  ctx: TxContext,
  certificates: Pick<CertificateRow, 'id' | 'event_type'>[],
): Promise<void> {
  const ids = certificates.filter(({ event_type }) => event_type !== null).map(({ id }) => id)
  await (ids.length < MANY ? setStatusBits(ctx, '', ids) : setManyBits(ctx, '', ids))
}
