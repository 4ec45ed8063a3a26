import { AppError } from '../../../lib/errors.ts'
import { addMonths } from '../../../lib/text/wall-clock.ts'

const DAY = 86_400_000

export type Validity = {
  certificate_validity_days: number | null
  certificate_validity_months: number | null
  certificate_validity_years: number | null
  certificate_valid_until: Date | string | null
}

/**
 * Returns when a certificate issued now expires; null for never. Months and years are calendar months in the time zone
 * of the event.
 */
export async function expiryOf(validity: Validity, timeZone: string, issuedAt: Date): Promise<Date | null> {
  const { certificate_validity_days: days, certificate_validity_months, certificate_validity_years } = validity
  if (days !== null) return new Date(issuedAt.getTime() + days * DAY)
  const months = certificate_validity_months ?? (certificate_validity_years ?? 0) * 12
  if (months > 0) return addMonths(timeZone, issuedAt, months)
  return validity.certificate_valid_until === null ? null : new Date(validity.certificate_valid_until)
}

/** @throws AppError conflict when the date until which certificates are valid is over */
export function requireValidity(
  { certificate_valid_until }: Pick<Validity, 'certificate_valid_until'>,
  now: Date,
): void {
  const until = certificate_valid_until === null ? null : new Date(certificate_valid_until)
  if (until === null || until > now) return
  const message = `Certificates are valid until ${until.toISOString()}, which is over. Change certificate_valid_until first.`
  throw new AppError('conflict', message)
}
