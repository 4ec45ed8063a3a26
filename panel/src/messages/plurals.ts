/** Forms of a text by the plural categories of CLDR, with `#` for the count. `other` stands for those that are missing. */
type Forms = { readonly [category in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & { readonly other: string }

/**
 * Returns a function that writes a count with its noun as a language does. Counts are whole numbers, and may be formatted
 * already, with digits of any script: `1,204`, `١٬٢٠٤`.
 */
export function pluralsOf(language: string): (count: string | number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => (forms[rules.select(wholeNumber(`${count}`))] ?? forms.other).replaceAll('#', `${count}`)
}

/** The last four bits of a decimal digit are its value, in ASCII as in both Arabic scripts. */
function wholeNumber(count: string): number {
  const digits = [...count].filter((sign) => /\p{Nd}/u.test(sign))
  return Number(digits.map((digit) => digit.codePointAt(0)! & 0xf).join(''))
}
