import { headerKey } from './name-columns.ts'
import { headerWords, isWordOfPeople } from './name-header.ts'

const MAX_HEADER = 120

const emailHeaders = [
  ['email', 'mail', 'email address', 'mail address'],
  ['e-posta', 'e-posta adresi', 'mail adresi', 'e-posta adresiniz', 'mail adresiniz', 'email adresi'],
  ['correo', 'correo electrónico', 'dirección de correo electrónico'],
  ['courriel', 'adresse email', 'adresse mail', 'adresse e-mail'],
  ['email adresse', 'mail adresse'],
  ['indirizzo email', 'indirizzo e-mail', 'posta elettronica'],
  ['endereço de e-mail', 'endereço de email', 'correio eletrônico', 'correio eletrónico'],
  ['adres e-mail', 'poczta elektroniczna', 'e-mailová adresa', 'e-mailadres', 'adresă de e-mail', 'e-postadress'],
  ['электронная почта', 'эл. почта', 'почта', 'адрес электронной почты', 'електронна пошта', 'пошта', 'имейл'],
  ['ηλεκτρονικό ταχυδρομείο', 'διεύθυνση email', 'διεύθυνση ηλεκτρονικού ταχυδρομείου', 'ηλ. ταχυδρομείο'],
  ['البريد الإلكتروني', 'بريد إلكتروني', 'البريد الالكتروني', 'الإيميل', 'ایمیل', 'אימייל', 'דואר אלקטרוני', 'דוא"ל'],
  ['ईमेल', 'ই-মেইল', 'อีเมล', '邮箱', '电子邮箱', '电子邮件', '邮箱地址', '電子郵件', '電郵', '信箱'],
  ['メール', 'メールアドレス', '電子メール', 'eメール', '이메일', '이메일 주소', '전자우편', '메일'],
].flat()

/** Keys of headers for a column of email addresses: case, accents, spaces and punctuation do not matter. */
export const emailKeys: ReadonlySet<string> = new Set(emailHeaders.map(headerKey))

/** Whether a header names a column of email addresses, also with words for people: `participant's email`. */
export function isEmailHeader(header: string): boolean {
  if (emailKeys.has(headerKey(header))) return true
  if (header.length > MAX_HEADER) return false
  const rest = headerWords(header).filter((word) => !isWordOfPeople(word))
  // The first letter of `e-mail` is a word in some languages.
  const key = headerKey(rest.join(''))
  return key !== '' && (emailKeys.has(key) || emailKeys.has(`e${key}`))
}
