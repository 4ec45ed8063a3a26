import type { problemMessages as problemMessagesType } from '../../../../src/components/messages/problems.ts'
import { pluralsOf } from '../../../../src/messages/plurals.ts'

const plural = pluralsOf('de')

const characters = (limit: string) => `${limit} Zeichen`
const empty = (label: string) => `${label}: Bitte füllen Sie dieses Feld aus.`
const noNumber = (label: string) => `${label}: Geben Sie eine Zahl ein.`
const noWholeNumber = (label: string) => `${label}: Geben Sie eine ganze Zahl ein.`
const noEmail = (label: string) => `${label}: Geben Sie eine E-Mail-Adresse ein, zum Beispiel ayse@example.org.`
const noDate = (label: string) => `${label}: Geben Sie ein gültiges Datum ein.`
const noChoice = (label: string) => `${label}: Wählen Sie einen gültigen Wert.`

/** Problems of templates; names and unknown details stay as the service says them. */
const inLine: typeof problemMessagesType.inLine = {
  unknown_variable: (said) => {
    const [, other] = /do not have the variable (.+)$/.exec(said) ?? []
    if (other !== undefined) return `diese Art von E-Mail hat die Variable ${other} nicht`
    const [, name = said, near] = /no variable (.+?)(?:; did you mean (.+)\?)?$/.exec(said) ?? []
    return near ? `die Variable ${name} gibt es nicht; meinten Sie ${near}?` : `die Variable ${name} gibt es nicht`
  },
  unknown_tag: (said) => `dieses Tag ist nicht erlaubt (${said})`,
  unknown_filter: (said) => `dieser Filter ist nicht erlaubt (${said})`,
  markup: (said) => `dieses HTML ist nicht erlaubt (${said})`,
  liquid: (said) => `nicht lesbar (${said})`,
  lines: () => 'muss in einer Zeile stehen',
  too_large: (said) => `zu viel Inhalt (${said})`,
}

export const problemMessages: typeof problemMessagesType = {
  value: 'Eine Angabe',
  atLine: (label, line, said) => `${label}, Zeile ${line}: ${said}`,
  inLine,
  byType: {
    missing: empty,
    blank: empty,
    too_short: (label, limit) => `${label}: Geben Sie mindestens ${characters(limit)} ein.`,
    too_long: (label, limit) => `${label}: Geben Sie höchstens ${characters(limit)} ein.`,
    too_small: (label, limit) => `${label}: Der Wert muss mindestens ${limit} sein.`,
    too_large: (label, limit) => `${label}: Der Wert darf höchstens ${limit} sein.`,
    too_many: (label, limit) =>
      `${label}: ${plural(limit, { one: 'Höchstens # Eintrag ist', other: 'Höchstens # Einträge sind' })} erlaubt.`,
    too_few: (label, limit) =>
      `${label}: Wählen Sie mindestens ${limit === '' ? 'einen Wert' : plural(limit, { one: '# Wert', other: '# Werte' })}.`,
    not_an_email: noEmail,
    not_a_phone: (label) => `${label}: Geben Sie eine Telefonnummer mit 4 bis 20 Ziffern ein.`,
    not_a_link: (label) => `${label}: Die Adresse muss mit http:// oder https:// beginnen.`,
    not_a_date: noDate,
    not_a_number: noNumber,
    not_a_whole_number: noWholeNumber,
    many_lines: (label) => `${label}: Der Text muss in einer Zeile stehen.`,
    no_option: noChoice,
    unknown_type: (label) => `${label}: Wählen Sie eine Anmeldeart dieser Veranstaltung.`,
    enum: noChoice,
    email: noEmail,
    timestamp: (label) => `${label}: Geben Sie ein gültiges Datum mit Uhrzeit ein.`,
    day: noDate,
    time_zone: (label) => `${label}: Geben Sie eine Zeitzone ein, zum Beispiel Europe/Berlin.`,
    language: (label) => `${label}: Wählen Sie eine der angebotenen Sprachen.`,
    integer_type: noWholeNumber,
    number_type: noNumber,
    property_key: (label) => `${label}: Erlaubt sind 1 bis 63 Zeichen aus a–z, 0–9 und _; das erste ist ein Buchstabe.`,
    duplicate: (label) => `${label}: Der Wert kommt mehrfach vor.`,
    options: (label) => `${label}: Geben Sie mindestens einen Eintrag ein.`,
    string_type: empty,
    value_key: (label) => `${label}: Erlaubt sind 1 bis 40 Zeichen aus a–z, 0–9 und _; das erste ist ein Buchstabe.`,
    repeated: (label) => `${label}: Der Wert muss sich von den anderen unterscheiden.`,
    header_name: () =>
      'Der Name eines Headers hat 1 bis 100 Buchstaben, Ziffern oder Bindestriche, zum Beispiel X-Api-Key.',
    header_value: (label) =>
      `${label}: Erlaubt sind nur sichtbare ASCII-Zeichen, ohne Leerzeichen am Anfang oder Ende.`,
    reserved_header: () => 'Diesen Header setzt Laurel oder die Verbindung. Verwenden Sie einen anderen Namen.',
  },
}
