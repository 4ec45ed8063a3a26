import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  eventDayMessages as eventDayMessagesType,
  eventFactMessages as eventFactMessagesType,
  eventPageMessages as eventPageMessagesType,
  typeFiguresMessages as typeFiguresMessagesType,
  visibilities as visibilitiesType,
} from '../../../../../src/pages/events/overview/messages.ts'

const plural = pluralsOf('es')

export const visibilities: typeof visibilitiesType = {
  public: 'Público',
  unlisted: 'Con el enlace',
  private: 'Privado',
}

export const eventPageMessages: typeof eventPageMessagesType = {
  funnel: 'Recorrido de los participantes',
  steps: {
    registered: 'Inscritos',
    attended: 'Asistieron',
    certified: 'Recibieron certificado',
    verified: 'Certificado verificado',
    shared: 'Certificado compartido',
  },
  registration: 'Inscripción',
  states: {
    open: 'Abierta',
    closed: 'Cerrada',
    disabled: 'Desactivada',
    past: 'El evento ha terminado',
    not_open: 'Aún sin abrir',
  },
  places: (taken, capacity) =>
    plural(capacity, { one: `${taken} de # plaza ocupada.`, other: `${taken} de # plazas ocupadas.` }),
  taken: (taken) => plural(taken, { one: '# persona inscrita.', other: '# personas inscritas.' }),
  waiting: (count) => `${count} en la lista de espera.`,
  close: 'Cerrar inscripción',
  reopen: 'Abrir inscripción',
  page: 'Página del evento',
  noPage: 'La página del evento es privada.',
  toSettings: 'Cambiar la visibilidad',
  duplicate: 'Duplicar',
  duplicateAbout: 'Copia los ajustes, las sesiones y las preguntas de inscripción. Los participantes no se copian.',
  newName: 'Nombre',
  copyOf: (name) => `${name} (copia)`,
  share: 'Compartir',
  qr: 'Código QR de la página del evento',
  saveQr: 'Descargar SVG',
  postOnLinkedIn: 'Compartir en LinkedIn',
}

export const eventFactMessages: typeof eventFactMessagesType = {
  title: 'Evento',
  date: 'Fecha',
  noDate: 'Sin fecha',
  place: 'Lugar',
  seenBy: 'Visibilidad',
  visibilities,
  online: 'En línea',
  noPlace: 'Sin lugar',
  change: 'Cambiar datos',
}

export const eventDayMessages: typeof eventDayMessagesType = {
  title: 'Hoy',
  checkedIn: (inside, expected) =>
    plural(inside, { one: `Ha entrado # de ${expected}`, other: `Han entrado # de ${expected}` }),
  waiting: (count) => plural(count, { one: '# persona espera una plaza:', other: '# personas esperan una plaza:' }),
  openDoor: 'Abrir la puerta',
  newLink: 'Nuevo enlace de puerta',
}

export const typeFiguresMessages: typeof typeFiguresMessagesType = {
  title: 'Por tipo de inscripción',
  type: 'Tipo de inscripción',
  none: 'Sin tipo',
  registered: 'Inscritos',
  attended: 'Asistieron',
  certified: 'Certificados',
  places: 'Plazas ocupadas',
  takenOf: (taken, capacity) => `${taken} de ${capacity}`,
  waiting: (count) => `${count} en espera`,
}
