import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { systemMessages as systemMessagesType } from '../../../../../src/pages/settings/messages/system.ts'

const plural = pluralsOf('es')

export const systemMessages: typeof systemMessagesType = {
  system: 'Sistema',
  service: 'Servicio',
  version: 'Versión de Laurel',
  address: 'URL del sitio',
  since: 'En marcha desde',
  processes: 'Procesos activos',
  database: 'Base de datos',
  current: 'Al día.',
  notCurrent: 'Faltan migraciones. Reinicie el servicio para aplicarlas.',
  size: 'Tamaño',
  megabytes: (n) => `${n} MB (todas las organizaciones)`,
  migrations: 'Migraciones',
  queue: 'Tareas en segundo plano',
  nothingWaits: 'Ninguna tarea en espera.',
  waits: (n, since) =>
    `${plural(n, { one: '# tarea en espera', other: '# tareas en espera' })}; la más antigua, desde ${since}.`,
  running: (n) => plural(n, { one: '# tarea en curso.', other: '# tareas en curso.' }),
  mail: 'Correo',
  server: 'Los correos se envían por su servidor de correo.',
  outbox:
    'No hay servidor de correo configurado. Los correos se guardan, pero no se envían. Para enviarlos, defina SMTP_URL.',
  from: 'Remitente',
  signed: 'Firmados con DKIM',
  yes: 'Sí',
  no: 'No',
  files: 'Almacenamiento de archivos',
  folder: 'Carpeta local.',
  s3: 'Almacenamiento compatible con S3.',
  answers: 'Disponible.',
  silent: 'No responde.',
  limits: 'Límites de solicitudes',
  limit: { requests_per_minute: 'Solicitudes por minuto', requests_per_hour: 'Solicitudes por hora' },
  usedOf: (used, most) => `Uso: ${used} de ${most}`,
}
