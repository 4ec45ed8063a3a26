import type { CountryCode } from 'libphonenumber-js/min'

/** Normalises a phone number as dialled from a country; null if it cannot be identified. */
export type ReadPhone = (phone: string, country: string | null) => string | null

/** Minimum length of a local number that identifies a line. */
const LEAST_DIGITS = 7

/**
 * Returns a reader of phone numbers in E.164 form, followed by the extension. Numbering plans are loaded by the first
 * caller.
 */
export async function phoneNumbers(): Promise<ReadPhone> {
  const { default: parse, isSupportedCountry } = await import('libphonenumber-js/min')
  return (phone, country) => {
    const known = country !== null && isSupportedCountry(country) ? (country as CountryCode) : undefined
    const number = parse(phone.slice(0, 60), known)
    if (number?.isPossible()) return number.ext ? `${number.number} ${number.ext}` : number.number
    // Without a country, national numbers are equal if their digits are.
    const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
    return known === undefined && digits.length >= LEAST_DIGITS ? digits : null
  }
}
