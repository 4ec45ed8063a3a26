import type { CountryCode } from 'libphonenumber-js/min'

/** Reads a telephone number as it is dialled from a country. Null: it cannot be told which one it is. */
export type ReadPhone = (phone: string, country: string | null) => string | null

/** Seven digits tell a line of a place apart from others. */
const LEAST_DIGITS = 7

/** Numbers in the form of E.164, with the extension behind; the plan of all countries is loaded by the first who asks. */
export async function phoneNumbers(): Promise<ReadPhone> {
  const { default: parse, isSupportedCountry } = await import('libphonenumber-js/min')
  return (phone, country) => {
    const known = country !== null && isSupportedCountry(country) ? (country as CountryCode) : undefined
    const number = parse(phone.slice(0, 60), known)
    if (number?.isPossible()) return number.ext ? `${number.number} ${number.ext}` : number.number
    // Without a country a national number is the same as one with the same digits.
    const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
    return known === undefined && digits.length >= LEAST_DIGITS ? digits : null
  }
}
