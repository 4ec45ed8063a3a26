import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { ruleMessages as ruleMessagesType } from '../../../../../src/pages/training/messages/rules.ts'

const plural = pluralsOf('es')

export const ruleMessages: typeof ruleMessagesType = {
  title: 'Asignación automática',
  off: 'Desactivada',
  everybody: 'Todos los contactos',
  tagged: (tags) => `Contactos con la etiqueta ${tags}`,
  reached: (count, { number }) =>
    plural(number(count), { one: '# contacto hasta ahora', other: '# contactos hasta ahora' }),
  change: 'Cambiar',
  turnOn: 'Activar',
  dialog: 'Asignar automáticamente',
  about:
    'Los contactos reciben el programa cuando cumplen la condición: los que la cumplen ahora y los demás cuando se añaden o etiquetan. Cada contacto lo recibe una vez.',
  whom: 'Contactos',
  all: 'Todos los contactos',
  some: 'Contactos con una etiqueta',
  tags: 'Etiquetas',
  tagsAbout: 'Sepárelas con comas. Basta con una de ellas.',
  noTags: 'Añada al menos una etiqueta.',
  next: 'Continuar',
  matching: (count, { number }) =>
    plural(number(count), { one: '# contacto coincide ahora.', other: '# contactos coinciden ahora.' }),
  assigns: (count, { number }) =>
    plural(number(count), {
      one: '# de ellos aún no tiene el programa y lo recibirá en unos momentos.',
      other: '# de ellos aún no tienen el programa y lo recibirán en unos momentos.',
    }),
  save: 'Asignar automáticamente',
  saved: 'Los contactos que coinciden reciben el programa a partir de ahora.',
  turnOff: 'Desactivar',
  turnedOff: 'La asignación automática está desactivada. Las asignaciones existentes se conservan.',
}
