import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { importMessages as importMessagesType } from '../../../../../src/pages/attendees/import/messages.ts'

const plural = pluralsOf('es')

export const importMessages: typeof importMessagesType = {
  title: 'Importar participantes',
  sourceHow:
    'Pegue celdas de una hoja de cálculo con los nombres de las columnas en la primera fila, pegue nombres y correos, o suba un archivo .csv o .xlsx.',
  sample: 'Ada Lovelace <ada@example.org>\nLucía Núñez, lucia@example.org',
  fields: {
    name: 'Nombre completo',
    first_name: 'Nombre',
    last_name: 'Apellidos',
    email: 'Correo electrónico',
    status: 'Estado («attended» registra el acceso)',
    registration_type: 'Tipo de inscripción',
  },
  known: 'Participantes que ya existen',
  skip: 'No cambiar',
  rename: 'Actualizar nombre, tipo, valores y respuestas',
  value: (label) => `Valor: ${label}`,
  answer: (label) => `Respuesta: ${label}`,
  import: (count) => plural(count, { one: 'Importar # participante', other: 'Importar # participantes' }),
  update: (count) => plural(count, { one: 'Actualizar # participante', other: 'Actualizar # participantes' }),
  seeThem: 'Ver participantes',
}
