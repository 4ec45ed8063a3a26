import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  privacyMessages as privacyMessagesType,
  requestMessages as requestMessagesType,
} from '../../../../../src/pages/privacy/messages/privacy.ts'

const plural = pluralsOf('es')

export const privacyMessages: typeof privacyMessagesType = {
  title: 'Privacidad',
  views: { person: 'Datos de una persona', requests: 'Solicitudes de borrado', retention: 'Conservación' },
  about:
    'Cualquier persona puede pedirle los datos que guarda sobre ella o que los borre. Todo se busca por su correo electrónico.',
  email: 'Correo electrónico',
  download: 'Descargar datos',
  downloadAbout: 'Un archivo ZIP con todos los registros sobre la dirección, y los certificados, entradas e insignias.',
  downloaded: 'Datos descargados.',
  erase: 'Borrar los datos',
  eraseTitle: (email) => `¿Borrar los datos de ${email}?`,
  eraseAbout: 'No se puede deshacer. No afecta a las copias de seguridad anteriores ni a los correos ya enviados.',
  certificates: 'Certificados',
  certificatesAre: { keep: 'Siguen siendo válidos, con el nombre', anonymise: 'Se revocan y pierden el nombre' },
  nothing: 'No hay nada guardado sobre esta dirección.',
  erased: 'Se borra',
  kept: 'Se conserva',
  records: 'Registros',
  count: 'Cantidad',
  happens: 'Qué ocurre',
  why: 'Por qué se conserva',
  done: (count) =>
    plural(count, { one: '# registro se borró o anonimizó.', other: '# registros se borraron o anonimizaron.' }),
  allRecords: 'Ver registros',
}

export const requestMessages: typeof requestMessagesType = {
  title: 'Solicitudes de borrado',
  none: 'No hay solicitudes de borrado.',
  noneHow: 'Las personas pueden pedir que se borren sus datos en su propia página, /my. Sus solicitudes aparecen aquí.',
  person: 'Persona',
  ended: 'Ya no se guarda',
  status: 'Estado',
  statuses: { open: 'Abierta', erased: 'Datos borrados', declined: 'Rechazada' },
  asked: 'Solicitada',
  endedAt: 'Terminada',
  reason: 'Motivo',
  one: 'Solicitud de borrado',
  due: 'La ley suele fijar un plazo de un mes.',
  decline: 'Rechazar',
  declineTitle: '¿Rechazar la solicitud?',
  declineAbout:
    'La persona no recibe ningún aviso. Escríbale antes de rechazarla: después, la solicitud ya no contiene su dirección.',
  write: 'Escribir a la persona',
  subject: 'Su solicitud de borrado de datos',
  reasonAbout: 'Para su propio registro. No nombre a la persona.',
  declined: 'Solicitud rechazada.',
}
