import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { retentionMessages as retentionMessagesType } from '../../../../../src/pages/privacy/messages/retention.ts'

const plural = pluralsOf('es')

export const retentionMessages: typeof retentionMessagesType = {
  settings: 'Días de conservación',
  about:
    'Cada noche se eliminan definitivamente los registros más antiguos. No afecta a certificados, contactos ni al registro de auditoría.',
  kinds: {
    deliveries: { name: 'Entregas de webhooks', about: 'Desde que se entregaron, fallaron o se cancelaron.' },
    attempts: {
      name: 'Respuestas a webhooks',
      about: 'Respuestas de los receptores. Se eliminan, como muy tarde, con su entrega.',
    },
    scans: {
      name: 'Registro de lecturas',
      about: 'Desde la última lectura del evento. Los accesos y la asistencia se conservan.',
    },
    emails: { name: 'Correos', about: 'Con su texto, desde que se enviaron, fallaron o se cancelaron.' },
    domain_events: { name: 'Flujo de eventos', about: 'Se conserva al menos tanto como sus entregas.' },
    request_log: { name: 'Registro de solicitudes', about: 'Solicitudes a la API.' },
  },
  limits: (min, max) => `De ${min} a ${max} días.`,
  orAlways: 'Déjelo vacío para conservarlos siempre.',
  shorter: '¿Eliminar registros antiguos?',
  shorterAbout: 'Con estos ajustes, la próxima ejecución elimina definitivamente los siguientes registros.',
  confirm: 'Guardar y eliminar',
  records: 'Registros',
  count: 'Cantidad',
  atLeast: (count) => `${count} o más`,
  runs: 'Últimas ejecuciones',
  last: 'Última ejecución',
  none: 'Aún ninguna',
  statuses: { running: 'En curso', complete: 'Completada', interrupted: 'Interrumpida, continúa en menos de una hora' },
  duration: 'Duración',
  next: 'Próxima ejecución',
  removedLast: 'Última ejecución',
  removedAll: (runs) => plural(runs, { one: 'Última # ejecución', other: 'Últimas # ejecuciones' }),
  runNow: 'Ejecutar ahora',
  runAbout:
    'Los registros más antiguos de lo que permiten los ajustes se eliminan definitivamente ahora y no esta noche.',
  started: 'Ejecución iniciada. El resultado aparecerá aquí.',
}
