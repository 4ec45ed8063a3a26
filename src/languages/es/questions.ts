import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('es')
const characters = (count: number) => plural(count, { one: '1 carácter', other: `${count} caracteres` })
const options = (count: number) => plural(count, { one: '1 opción', other: `${count} opciones` })

export const question: Texts['question'] = {
  required: 'obligatorio',
  optional: 'opcional',
  yes: 'Sí',
  no: 'No',
  choose: 'Elegir una opción',
  noAnswer: 'Sin respuesta',
  limits: {
    characters: (min, max) =>
      min === null
        ? `Como máximo, ${characters(max!)}`
        : max === null
          ? `Como mínimo, ${characters(min)}`
          : `De ${min} a ${characters(max)}`,
    number: (min, max) => (min === null ? `${max} o menos` : max === null ? `${min} o más` : `De ${min} a ${max}`),
    choices: (min, max) =>
      min === null
        ? `Elegir ${max} como máximo`
        : max === null
          ? `Elegir ${min} como mínimo`
          : min === max
            ? `Elegir ${min}`
            : `Elegir de ${min} a ${max}`,
  },
  problems: {
    missing: () => 'Falta responder a esta pregunta.',
    not_consented: () => 'Para continuar, hay que marcar esta casilla.',
    unknown_question: () => 'Esta pregunta ya no se hace.',
    not_a_text: () => 'La respuesta debe ser un texto.',
    unreadable_text: () => 'Este texto tiene caracteres ilegibles. Hay que escribirlo de nuevo.',
    many_lines: () => 'La respuesta debe ocupar una sola línea.',
    too_short: (limit) => `Hay que escribir al menos ${characters(limit)}.`,
    too_long: (limit) => `Se pueden escribir ${characters(limit)} como máximo.`,
    not_a_number: () => 'Hay que escribir un número, por ejemplo 12 o 12.5.',
    not_a_whole_number: () => 'Hay que elegir uno de los números.',
    too_small: (limit) => `El número debe ser ${limit} o mayor.`,
    too_large: (limit) => `El número debe ser ${limit} o menor.`,
    not_an_email: () => 'Hay que escribir un correo electrónico, por ejemplo ayse@example.org.',
    not_a_phone: () => 'Hay que escribir un número de teléfono, por ejemplo +90 212 555 00 00.',
    not_a_link: () => 'Hay que escribir una dirección que empiece por https:// o http://.',
    not_a_date: () => 'Hay que escribir una fecha con año, mes y día, por ejemplo 2026-11-20.',
    not_yes_or_no: () => 'La respuesta debe ser sí o no.',
    no_option: () => 'Hay que elegir entre las opciones: pueden haber cambiado.',
    not_a_list: () => 'Hay que elegir entre las opciones.',
    repeated_option: () => 'Cada opción se puede elegir una sola vez.',
    too_few: (limit) => `Hay que elegir al menos ${options(limit)}.`,
    too_many: (limit) => `Se pueden elegir ${options(limit)} como máximo.`,
  },
}
