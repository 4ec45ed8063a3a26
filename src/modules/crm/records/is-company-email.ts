/** Public mail services without their endings: `yahoo` covers yahoo.com, yahoo.de and yahoo.co.uk. */
const SERVICES = new Set(
  [
    'gmail googlemail hotmail outlook live msn yahoo ymail rocketmail aol icloud me mac gmx web mail email proton',
    'protonmail pm tutanota tuta zoho fastmail hey yandex ya inbox bk list rambler qq 163 126 sina naver daum hanmail',
    'rediffmail t-online freenet arcor orange wanadoo free laposte sfr libero virgilio tiscali mynet ttmail',
    'superonline comcast verizon att btinternet sky terra uol bol',
  ].flatMap((names) => names.split(' ')),
)

/** Domain endings of mail services, such as `com`, `co.uk` or `com.tr`. */
const ENDING = /^([a-z]{2,4}|(co|com|net|org)\.[a-z]{2})$/

/** True if an address belongs to a company or another organisation instead of a public mail service. */
export function isCompanyEmail(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const dot = domain.indexOf('.')
  return !(SERVICES.has(domain.slice(0, dot)) && ENDING.test(domain.slice(dot + 1)))
}
