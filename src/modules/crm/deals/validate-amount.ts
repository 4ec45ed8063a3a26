import { invalidField } from '../../../lib/errors.ts'
import { currencyDecimals } from './currency-decimals.ts'

/** Digits that every JSON reader keeps exactly (IEEE 754 double). */
const MAX_DIGITS = 15

/**
 * Validates an amount. @throws AppError validation_failed if it has more decimals than the currency, or more digits
 * than are exact
 */
export function validateAmount(amount: number, currency: string): void {
  const decimals = currencyDecimals(currency)!
  const [whole, fraction = ''] = String(amount).split('.') as [string, string?]
  const isPlain = /^\d+$/.test(whole) && /^\d*$/.test(fraction)
  if (isPlain && fraction.length <= decimals && whole.length + decimals <= MAX_DIGITS) return
  const max = MAX_DIGITS - decimals
  const decimalRule = decimals === 0 ? 'no decimals' : `at most ${decimals} decimals`
  throw invalidField(
    ['body', 'amount'],
    `must have ${decimalRule} in ${currency}, and at most ${max} digits before them`,
    'amount',
  )
}
