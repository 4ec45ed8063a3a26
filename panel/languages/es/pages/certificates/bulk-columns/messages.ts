import type { bulkColumnMessages as bulkColumnMessagesType } from '../../../../../src/pages/certificates/bulk-columns/messages.ts'

export const bulkColumnMessages: typeof bulkColumnMessagesType = {
  columns: 'Asociar columnas',
  header: 'Columna',
  first: 'Primer valor',
  means: 'Usar como',
  targets: {
    name: 'Nombre completo',
    first_name: 'Nombre',
    last_name: 'Apellidos',
    email: 'Correo electrónico',
  },
  ignored: 'Omitir',
  unnamed: (letter) => `Columna ${letter}`,
  sheet: 'Hoja',
  kind: 'Tipo de certificado',
  attendeeKind: 'Participante (predeterminado)',
  chooseName: 'No se ha reconocido ninguna columna de nombres. Elíjala abajo.',
  missing: 'Filas sin un valor',
  blank: 'Crear el certificado sin esa línea',
  skip: 'Omitir la fila',
}
