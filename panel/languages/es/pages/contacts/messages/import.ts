import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { contactImportMessages as contactImportMessagesType } from '../../../../../src/pages/contacts/messages/import.ts'

const plural = pluralsOf('es')

const contacts = (count: number) => plural(count, { one: '# contacto', other: '# contactos' })

export const contactImportMessages: typeof contactImportMessagesType = {
  title: 'Importar contactos',
  about:
    'Pegue celdas de una hoja de cálculo con los nombres de las columnas en la primera fila, o suba un archivo .csv de hasta 200 000 filas o un .xlsx de hasta 20 000.',
  sample:
    'Nombre\tCorreo electrónico\tEmpresa\nAda Lovelace\tada@example.org\tEngines\nLucía Núñez\tlucia@example.org\tNúñez Consultores',
  fields: {
    first_name: 'Nombre',
    last_name: 'Apellidos',
    name: 'Nombre completo',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    title: 'Cargo',
    company: 'Empresa',
    website: 'Sitio web de la empresa',
    tags: 'Etiquetas',
    lifecycle_stage: 'Etapa',
    email_consent: 'Consentimiento de correo',
    owner: 'Responsable',
    notes: 'Nota',
  },
  custom: (label) => `Campo personalizado: ${label}`,
  known: 'Contactos que ya existen',
  modes: { update: 'Sobrescribir con los valores de la lista', fill: 'Rellenar solo los campos vacíos' },
  import: (count) => `Importar ${contacts(count)}`,
  update: (count) => `Actualizar ${contacts(count)}`,
  seeThem: 'Ver contactos',
  list: 'Importaciones anteriores',
  none: 'Aún no hay importaciones',
  noneAbout: 'Aquí aparecen las importaciones con sus resultados.',
  file: 'Archivo',
  status: 'Estado',
  statuses: {
    pending: 'En espera',
    running: 'En curso',
    completed: 'Completada',
    failed: 'Fallida',
    cancelled: 'Cancelada',
  },
  result: 'Resultado',
  rows: 'Filas',
  started: 'Inicio',
  mode: 'Contactos que ya existen',
  progress: (done, all) => plural(all, { one: `${done} de # fila`, other: `${done} de # filas` }),
  goesOn: 'Puede salir de esta página: la importación continúa.',
  cancel: 'Cancelar importación',
  cancelAbout: 'Los contactos ya importados se conservan.',
  cancelled: 'Importación cancelada.',
}
