/** Mail services that anybody may use, without their endings: `yahoo` is yahoo.com, yahoo.de and yahoo.co.uk. */
const SERVICES = new Set(
  [
    'gmail googlemail hotmail outlook live msn yahoo ymail rocketmail aol icloud me mac gmx web mail email proton',
    'protonmail pm tutanota tuta zoho fastmail hey yandex ya inbox bk list rambler qq 163 126 sina naver daum hanmail',
    'rediffmail t-online freenet arcor orange wanadoo free laposte sfr libero virgilio tiscali mynet ttmail',
    'superonline comcast verizon att btinternet sky terra uol bol',
  ].flatMap((names) => names.split(' ')),
)

/** `com`, and `co.uk` or `com.tr`: what a service has behind its name. */
const ENDING = /^([a-z]{2,4}|(co|com|net|org)\.[a-z]{2})$/

/** Whether an address is of a company or another organisation rather than of a mail service for everybody. */
export function isCompanyEmail(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const dot = domain.indexOf('.')
  return !(SERVICES.has(domain.slice(0, dot)) && ENDING.test(domain.slice(dot + 1)))
}
