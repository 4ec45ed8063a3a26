import { headerKey } from './name-columns.ts'

const emailHeaders = [
  ['email', 'mail', 'email address', 'mail address'],
  ['e-posta', 'e-posta adresi', 'mail adresi'],
  ['correo', 'correo electrónico', 'dirección de correo electrónico'],
  ['courriel', 'adresse email', 'adresse mail', 'adresse e-mail'],
  ['email adresse', 'mail adresse'],
  ['indirizzo email', 'indirizzo e-mail', 'posta elettronica'],
  ['endereço de e-mail', 'endereço de email', 'correio eletrônico', 'correio eletrónico'],
].flat()

/** Keys of headers for a column of email addresses: case, accents, spaces and punctuation do not matter. */
export const emailKeys: ReadonlySet<string> = new Set(emailHeaders.map(headerKey))
