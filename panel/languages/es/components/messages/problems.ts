import type { problemMessages as problemMessagesType } from '../../../../src/components/messages/problems.ts'
import { pluralsOf } from '../../../../src/messages/plurals.ts'

const plural = pluralsOf('es')

const characters = (limit: string) => plural(limit, { one: '# carácter', other: '# caracteres' })
const entries = (limit: string) => plural(limit, { one: '# elemento', other: '# elementos' })
const values = (limit: string) => plural(limit, { one: '# valor', other: '# valores' })

/** Problems of templates; names and unknown details stay as the service says them. */
const inLine: typeof problemMessagesType.inLine = {
  unknown_variable: (said) => {
    const [, other] = /do not have the variable (.+)$/.exec(said) ?? []
    if (other !== undefined) return `los correos de este tipo no tienen la variable ${other}`
    const [, name = said, near] = /no variable (.+?)(?:; did you mean (.+)\?)?$/.exec(said) ?? []
    return near ? `no existe la variable ${name}; ¿quería decir ${near}?` : `no existe la variable ${name}`
  },
  unknown_tag: (said) => `esta etiqueta no está permitida (${said})`,
  unknown_filter: (said) => `este filtro no está permitido (${said})`,
  markup: (said) => `este HTML no está permitido (${said})`,
  liquid: (said) => `no se puede leer (${said})`,
  lines: () => 'debe ocupar una sola línea',
  too_large: (said) => `el contenido es demasiado grande (${said})`,
}

export const problemMessages: typeof problemMessagesType = {
  value: 'Un valor',
  atLine: (label, line, said) => `${label}, línea ${line}: ${said}`,
  inLine,
  byType: {
    missing: (label) => `${label}: campo obligatorio.`,
    blank: (label) => `${label}: campo obligatorio.`,
    too_short: (label, limit) => `${label}: al menos ${characters(limit)}.`,
    too_long: (label, limit) => `${label}: como máximo ${characters(limit)}.`,
    too_small: (label, limit) => `${label}: debe ser ${limit} o más.`,
    too_large: (label, limit) => `${label}: debe ser ${limit} o menos.`,
    too_many: (label, limit) => `${label}: como máximo ${entries(limit)}.`,
    too_few: (label, limit) => `${label}: elija al menos ${limit === '' ? 'un valor' : values(limit)}.`,
    not_an_email: (label) => `${label}: debe ser un correo electrónico, por ejemplo ayse@example.org.`,
    not_a_phone: (label) => `${label}: debe ser un número de teléfono de 4 a 20 cifras.`,
    not_a_link: (label) => `${label}: debe empezar por http:// o https://.`,
    not_a_date: (label) => `${label}: debe ser una fecha válida.`,
    not_a_number: (label) => `${label}: debe ser un número.`,
    not_a_whole_number: (label) => `${label}: debe ser un número entero.`,
    many_lines: (label) => `${label}: debe ocupar una sola línea.`,
    no_option: (label) => `${label}: elija un valor válido.`,
    unknown_type: (label) => `El valor de ${label} debe ser uno de los tipos de inscripción de este evento.`,
    enum: (label) => `${label}: elija un valor válido.`,
    email: (label) => `${label}: debe ser un correo electrónico, por ejemplo ayse@example.org.`,
    timestamp: (label) => `${label}: debe ser una fecha y hora válidas.`,
    day: (label) => `${label}: debe ser una fecha válida.`,
    time_zone: (label) => `${label}: debe ser una zona horaria, por ejemplo Europe/Istanbul.`,
    language: (label) => `${label}: elija uno de los idiomas disponibles.`,
    integer_type: (label) => `${label}: debe ser un número entero.`,
    number_type: (label) => `${label}: debe ser un número.`,
    property_key: (label) => `${label}: de 1 a 63 caracteres a–z, 0–9 y _, empezando por una letra.`,
    duplicate: (label) => `${label}: aparece más de una vez.`,
    options: (label) => `${label}: necesita al menos un elemento.`,
    string_type: (label) => `${label}: campo obligatorio.`,
    value_key: (label) => `${label}: de 1 a 40 caracteres a–z, 0–9 y _, empezando por una letra.`,
    repeated: (label) => `${label}: el valor debe ser distinto de los demás.`,
    header_name: () => 'El nombre de una cabecera tiene de 1 a 100 letras, cifras o guiones, por ejemplo X-Api-Key.',
    header_value: (label) => `${label}: solo caracteres ASCII visibles, sin espacios al principio ni al final.`,
    reserved_header: () => 'Laurel o la conexión ya definen esta cabecera. Use otro nombre.',
  },
}
