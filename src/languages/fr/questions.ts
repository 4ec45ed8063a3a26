import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('fr')
const characters = (count: number) => plural(count, { one: `${count} caractère`, other: `${count} caractères` })
const options = (count: number) => plural(count, { one: `${count} option`, other: `${count} options` })

export const question: Texts['question'] = {
  required: 'obligatoire',
  optional: 'facultatif',
  yes: 'Oui',
  no: 'Non',
  choose: 'Choisissez une réponse',
  noAnswer: 'Sans réponse',
  limits: {
    characters: (min, max) =>
      min === null
        ? `${characters(max!)} au maximum`
        : max === null
          ? `${characters(min)} au minimum`
          : `De ${min} à ${characters(max)}`,
    number: (min, max) =>
      min === null ? `${max} au maximum` : max === null ? `${min} au minimum` : `De ${min} à ${max}`,
    choices: (min, max) =>
      min === null
        ? `${max} choix au maximum`
        : max === null
          ? `${min} choix au minimum`
          : min === max
            ? `${min} choix`
            : `De ${min} à ${max} choix`,
  },
  problems: {
    missing: () => 'Veuillez répondre à cette question.',
    not_consented: () => 'Veuillez cocher cette case pour continuer.',
    unknown_question: () => 'Cette question n’est plus posée.',
    not_a_text: () => 'Veuillez répondre par un texte.',
    unreadable_text: () => 'Ce texte contient des caractères illisibles. Veuillez le saisir de nouveau.',
    many_lines: () => 'Veuillez répondre en une seule ligne.',
    too_short: (limit) => `Veuillez écrire au moins ${characters(limit)}.`,
    too_long: (limit) => `Veuillez écrire au plus ${characters(limit)}.`,
    not_a_number: () => 'Veuillez saisir un nombre, par exemple 12 ou 12.5.',
    not_a_whole_number: () => 'Veuillez choisir l’un des nombres.',
    too_small: (limit) => `Veuillez saisir ${limit} ou plus.`,
    too_large: (limit) => `Veuillez saisir ${limit} ou moins.`,
    not_an_email: () => 'Veuillez saisir une adresse e-mail, par exemple ayse@example.org.',
    not_a_phone: () => 'Veuillez saisir un numéro de téléphone, par exemple +90 212 555 00 00.',
    not_a_link: () => 'Veuillez saisir une adresse qui commence par https:// ou http://.',
    not_a_date: () => 'Veuillez saisir une date avec l’année, le mois et le jour, par exemple 2026-11-20.',
    not_yes_or_no: () => 'Veuillez répondre par oui ou non.',
    no_option: () => 'Veuillez choisir parmi les options : elles ont peut-être changé.',
    not_a_list: () => 'Veuillez choisir parmi les options.',
    repeated_option: () => 'Veuillez choisir chaque option une seule fois.',
    too_few: (limit) => `Veuillez choisir au moins ${options(limit)}.`,
    too_many: (limit) => `Veuillez choisir au plus ${options(limit)}.`,
  },
}
