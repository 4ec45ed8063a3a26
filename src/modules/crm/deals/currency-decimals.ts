import { defineFormat } from '../../../platform/http/validation/text-formats.ts'

// ISO 4217, list one: currencies by the decimals of their minor unit. The list of the runtime (Intl) does not fit: it
// contains historic currencies, and for some it gives the decimals that people write instead of those of the standard.
const CODES: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2: `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY
    COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR
    IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD
    NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP
    SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

const DECIMALS = new Map(
  Object.entries(CODES).flatMap(([decimals, codes]) => codes.split(/\s+/).map((code) => [code, Number(decimals)])),
)

/** Returns the maximum number of decimals of an amount in a currency; undefined for an unknown code. */
export function currencyDecimals(code: string): number | undefined {
  return DECIMALS.get(code)
}

defineFormat('currency', {
  accepts: (text) => DECIMALS.has(text.toUpperCase()),
  problem: ['currency', 'must be a three-letter ISO 4217 currency code such as EUR'],
  pattern: '^[A-Za-z]{3}$',
})
