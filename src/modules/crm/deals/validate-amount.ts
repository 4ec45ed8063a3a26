import { invalidField } from '../../../lib/errors.ts'
import { currencyDecimals } from './currency-decimals.ts'

/** A number of JSON keeps so many digits exactly, whoever reads it (IEEE 754, double). */
const MAX_DIGITS = 15

/** @throws AppError validation_failed for an amount that the currency cannot have, or that has more digits than are exact */
export function validateAmount(amount: number, currency: string): void {
  const decimals = currencyDecimals(currency)!
  const [whole, fraction = ''] = String(amount).split('.') as [string, string?]
  const isPlain = /^\d+$/.test(whole) && /^\d*$/.test(fraction)
  if (isPlain && fraction.length <= decimals && whole.length + decimals <= MAX_DIGITS) return
  const most = MAX_DIGITS - decimals
  const told = decimals === 0 ? 'no decimals' : `at most ${decimals} decimals`
  throw invalidField(['body', 'amount'], `of ${currency} has ${told}, and at most ${most} digits before them`, 'amount')
}
