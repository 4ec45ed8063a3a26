import type { problemMessages as problemMessagesType } from '../../../../src/components/messages/problems.ts'
import { pluralsOf } from '../../../../src/messages/plurals.ts'

const plural = pluralsOf('fr')

/** Problems of templates; names and unknown details stay as the service says them. */
const inLine: typeof problemMessagesType.inLine = {
  unknown_variable: (said) => {
    const [, other] = /do not have the variable (.+)$/.exec(said) ?? []
    if (other !== undefined) return `les e-mails de ce type n’ont pas la variable ${other}`
    const [, name = said, near] = /no variable (.+?)(?:; did you mean (.+)\?)?$/.exec(said) ?? []
    return near ? `la variable ${name} n’existe pas ; vouliez-vous dire ${near} ?` : `la variable ${name} n’existe pas`
  },
  unknown_tag: (said) => `cette balise n’est pas autorisée (${said})`,
  unknown_filter: (said) => `ce filtre n’est pas autorisé (${said})`,
  markup: (said) => `ce HTML n’est pas autorisé (${said})`,
  liquid: (said) => `illisible (${said})`,
  lines: () => 'doit tenir sur une seule ligne',
  too_large: (said) => `contenu trop volumineux (${said})`,
}

export const problemMessages: typeof problemMessagesType = {
  value: 'Une valeur',
  atLine: (label, line, said) => `${label}, ligne ${line} : ${said}`,
  inLine,
  byType: {
    missing: (label) => `Le champ « ${label} » est obligatoire.`,
    blank: (label) => `Le champ « ${label} » est obligatoire.`,
    too_short: (label, limit) =>
      `« ${label} » doit comporter au moins ${plural(limit, { one: '# caractère', other: '# caractères' })}.`,
    too_long: (label, limit) =>
      `« ${label} » doit comporter au plus ${plural(limit, { one: '# caractère', other: '# caractères' })}.`,
    too_small: (label, limit) => `« ${label} » doit valoir ${limit} ou plus.`,
    too_large: (label, limit) => `« ${label} » doit valoir ${limit} ou moins.`,
    too_many: (label, limit) =>
      `« ${label} » peut contenir au plus ${plural(limit, { one: '# entrée', other: '# entrées' })}.`,
    too_few: (label, limit) =>
      `Sélectionnez au moins ${limit === '' ? 'une valeur' : plural(limit, { one: '# valeur', other: '# valeurs' })} pour « ${label} ».`,
    not_an_email: (label) => `« ${label} » doit être une adresse e-mail, par exemple ayse@example.org.`,
    not_a_phone: (label) => `« ${label} » doit être un numéro de téléphone de 4 à 20 chiffres.`,
    not_a_link: (label) => `« ${label} » doit commencer par http:// ou https://.`,
    not_a_date: (label) => `« ${label} » doit être une date valide.`,
    not_a_number: (label) => `« ${label} » doit être un nombre.`,
    not_a_whole_number: (label) => `« ${label} » doit être un nombre entier.`,
    many_lines: (label) => `« ${label} » doit tenir sur une seule ligne.`,
    no_option: (label) => `Sélectionnez une valeur valide pour « ${label} ».`,
    unknown_type: (label) => `« ${label} » doit être l’un des types d’inscription de cet événement.`,
    enum: (label) => `Sélectionnez une valeur valide pour « ${label} ».`,
    email: (label) => `« ${label} » doit être une adresse e-mail, par exemple ayse@example.org.`,
    timestamp: (label) => `« ${label} » doit comporter une date et une heure valides.`,
    day: (label) => `« ${label} » doit être une date valide.`,
    time_zone: (label) => `« ${label} » doit être un fuseau horaire, par exemple Europe/Paris.`,
    language: (label) => `« ${label} » doit être l’une des langues proposées.`,
    integer_type: (label) => `« ${label} » doit être un nombre entier.`,
    number_type: (label) => `« ${label} » doit être un nombre.`,
    property_key: (label) =>
      `« ${label} » doit comporter de 1 à 63 caractères parmi a–z, 0–9 et _, et commencer par une lettre.`,
    duplicate: (label) => `« ${label} » apparaît plusieurs fois.`,
    options: (label) => `« ${label} » doit contenir au moins une entrée.`,
    string_type: (label) => `Le champ « ${label} » est obligatoire.`,
    value_key: (label) =>
      `« ${label} » doit comporter de 1 à 40 caractères parmi a–z, 0–9 et _, et commencer par une lettre.`,
    repeated: (label) => `« ${label} » doit être différent des autres.`,
    header_name: () =>
      'Un nom d’en-tête comporte de 1 à 100 lettres, chiffres ou traits d’union, par exemple X-Api-Key.',
    header_value: (label) =>
      `« ${label} » ne peut contenir que des caractères ASCII visibles, sans espace au début ni à la fin.`,
    reserved_header: () => 'Cet en-tête est défini par Laurel ou par la connexion. Utilisez un autre nom.',
  },
}
