import { searchKey } from '../text/search-key.ts'

/** Headers of a column of full names. Case, accents, spaces and punctuation do not matter. */
const nameHeaders = [
  ['name', 'full name', 'fullname', 'attendee', 'attendee name', 'participant', 'participant name', 'recipient'],
  ['student', 'student name', 'attendee full name', 'participant full name'],
  ['isim', 'ad', 'ad soyad', 'adı soyadı', 'ad soyadı', 'isim soyisim', 'katılımcı', 'öğrenci'],
  ['katılımcı adı', 'katılımcı adı soyadı', 'katılımcı ad soyad', 'öğrenci adı soyadı', 'öğrenci ad soyad'],
  ['nombre', 'nombre completo'],
  ['nom', 'nom complet'],
  ['nome', 'nome completo'],
  ['vollständiger name'],
  ['för- och efternamn', 'for- og etternavn', 'for- og efternavn'],
].flat()

/** Headers of two columns that form a name, in writing order. */
const pairHeaders: [given: string, family: string][] = [
  ['first name', 'last name'],
  ['given name', 'family name'],
  ['first name', 'surname'],
  ['name', 'surname'],
  ['ad', 'soyad'],
  ['adı', 'soyadı'],
  ['isim', 'soyisim'],
  ['nombre', 'apellido'],
  ['nombre', 'apellidos'],
  ['prénom', 'nom'],
  ['nome', 'cognome'],
  ['nome', 'sobrenome'],
  ['vorname', 'nachname'],
  ['vorname', 'familienname'],
  ['vorname', 'name'],
  ['primeiro nome', 'sobrenome'],
  ['nome', 'apelido'],
  ['voornaam', 'achternaam'],
  ['imię', 'nazwisko'],
  ['имя', 'фамилия'],
  ['όνομα', 'επώνυμο'],
  ['الاسم الأول', 'اسم العائلة'],
  ['名', '姓'],
  ['이름', '성'],
]

const MAX_HEADER = 200

/** Reduces a header to letters and digits, so that `Full-Name:` becomes `fullname`. */
export function headerKey(text: string): string {
  return text.length > MAX_HEADER ? '' : searchKey(text).replace(/[^\p{L}\p{N}]/gu, '')
}

const pairKeys = pairHeaders.map((pair): [string, string] => [headerKey(pair[0]), headerKey(pair[1])])

const keysOf = (...headers: string[]): ReadonlySet<string> => new Set(headers.map(headerKey))

const nameKeys = keysOf(...nameHeaders)
/** Keys of headers for one half of a name. */
export const firstNameKeys = keysOf(
  ...['first name', 'given name', 'forename', 'prénom', 'vorname', 'adı', 'primeiro nome'],
)
export const lastNameKeys = keysOf(
  ...['last name', 'family name', 'surname', 'soyad', 'soyadı', 'soyisim', 'apellido', 'apellidos', 'nachname'],
  ...['nom de famille', 'familienname', 'cognome', 'sobrenome', 'apelido', 'último nome'],
)

/** Finds the columns of full names and of pairs, by the keys of their headers. */
export function findNameColumns(keys: string[]): { whole: number | null; pairs: [given: number, family: number][] } {
  const pairs = pairKeys
    .map(([given, family]): [number, number] => [keys.indexOf(given), keys.indexOf(family)])
    .filter((pair) => !pair.includes(-1))
  const whole = keys.findIndex((key) => nameKeys.has(key))
  return { whole: whole === -1 ? null : whole, pairs }
}
