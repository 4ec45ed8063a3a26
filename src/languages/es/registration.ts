import { html } from 'ghtml'
import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('es')

const confirm = {
  heading: 'Revise su correo',
  text: 'Gracias. Le hemos enviado un enlace. Hay que abrirlo en las próximas 48 horas para completar la inscripción: hasta entonces no está hecha.',
}

export const registrationPage: Texts['registrationPage'] = {
  brand: 'Evento',
  skipLink: 'Ir al evento',
  failure: { note: 'Esto no afecta a ninguna inscripción.', onward: 'Buscar mis entradas' },
  types: {
    conference: 'Congreso',
    workshop: 'Taller',
    seminar: 'Seminario',
    webinar: 'Seminario web',
    training: 'Formación',
    course: 'Curso',
    meetup: 'Encuentro',
    ceremony: 'Ceremonia',
    competition: 'Competición',
    other: 'Evento',
  },
  facts: {
    when: 'Cuándo',
    noDate: 'Por anunciar',
    until: (day) => html`hasta el !${day}`,
    where: 'Dónde',
    organiser: 'Organiza',
    places: 'Plazas',
    left: (places) => plural(places, { one: 'Queda 1 plaza', other: `Quedan ${places} plazas` }),
    full: (waiting) =>
      waiting === 0
        ? 'Completo: hay lista de espera'
        : `Completo: hay lista de espera (${plural(waiting, { one: '1 persona', other: `${waiting} personas` })})`,
  },
  calendar: 'Añadir al calendario',
  back: 'Más eventos',
  picture: (name) => `${name}: cuándo, dónde y con quién`,
  agenda: {
    heading: 'Programa',
    zone: (zone) => `Las horas son locales: ${zone}.`,
    until: (clock, day) => `${clock} del ${day}`,
    more: (count) =>
      plural(count, { one: '1 sesión más en el calendario', other: `${count} sesiones más en el calendario` }),
    speakers: 'Ponentes',
    about: 'Sobre esta sesión',
    calendar: 'Añadir al calendario',
    website: 'Sitio web',
  },
  form: {
    register: { heading: 'Inscripción', text: '', button: 'Inscribirme' },
    wait: {
      heading: 'Entrar en la lista de espera',
      text: 'Todas las plazas están ocupadas. Cuando quede una libre para usted, se la ofreceremos por correo.',
      button: 'Entrar en la lista de espera',
    },
    approval: {
      heading: 'Inscripción',
      text: 'La organización aprueba cada inscripción. Le escribiremos cuando haya decidido.',
      button: 'Enviar inscripción',
    },
    goes: (organiser) => html`Sus datos se envían a !${organiser} para este evento.`,
    email: {
      label: 'Correo electrónico',
      hint: 'A esta dirección enviamos la entrada y un enlace para cambiar o cancelar.',
    },
    type: {
      label: 'Tipo de inscripción',
      full: 'Completo: lista de espera',
      closed: 'Cerrado',
      approval: 'La organización aprueba cada inscripción',
    },
    firstName: 'Nombre',
    lastName: 'Apellidos',
  },
  refused: {
    disabled: { heading: 'Sin inscripción en línea', text: 'En esta página no es posible inscribirse en este evento.' },
    past: { heading: 'Este evento ha terminado', text: 'Ya se ha celebrado, por lo que la inscripción está cerrada.' },
    closed: {
      heading: 'La inscripción está cerrada',
      text: 'La organización ha cerrado la inscripción. Si le gustaría venir, puede consultarle.',
    },
    not_open: { heading: 'La inscripción aún no está abierta', text: (time) => html`Se abrirá el !${time}.` },
  },
  done: {
    registered: {
      heading: 'Revise su correo',
      text: 'Gracias. Un correo con su entrada está en camino. Si no llega en unos minutos, conviene mirar en la carpeta de correo no deseado.',
    },
    waitlisted: {
      heading: 'Revise su correo',
      text: 'Gracias. El evento está completo, por lo que entra en la lista de espera. Le hemos enviado su puesto por correo y volveremos a escribirle cuando quede una plaza libre.',
    },
    pending: {
      heading: 'Revise su correo',
      text: 'Gracias. La organización aprueba cada inscripción. Le hemos enviado un enlace por correo y volveremos a escribirle cuando haya decidido.',
    },
    confirm,
    withoutMail: {
      confirm,
      registered: {
        heading: 'Inscripción confirmada',
        text: 'Gracias. Este sitio no envía correos por ahora, así que no recibirá la entrada. La tiene la organización, que encontrará su nombre en el acceso.',
      },
      waitlisted: {
        heading: 'Está en la lista de espera',
        text: 'Gracias. El evento está completo y ya está en la lista de espera. Este sitio no envía correos por ahora: puede preguntar a la organización si queda alguna plaza libre.',
      },
      pending: {
        heading: 'Su inscripción está pendiente de aprobación',
        text: 'Gracias. La organización aprueba cada inscripción. Este sitio no envía correos por ahora: puede preguntar a la organización qué ha decidido.',
      },
    },
    back: 'Volver al evento',
  },
  confirm: {
    heading: 'Confirme su inscripción',
    text: 'El botón completa la inscripción. Hasta entonces no está hecha.',
    button: 'Confirmar mi inscripción',
    changed: {
      heading: 'El formulario ha cambiado',
      text: 'La organización ha cambiado el formulario después de que lo rellenara. Por favor, inscríbase de nuevo en la página del evento.',
    },
    full: {
      heading: 'Una sesión está completa',
      text: 'En una de las sesiones elegidas ya no quedan plazas. Por favor, inscríbase de nuevo en la página del evento y elija otra.',
    },
    missing: {
      heading: 'Este enlace ya no funciona',
      text: 'Ha caducado o un correo más reciente lo ha sustituido. Por favor, inscríbase de nuevo en la página del evento.',
    },
  },
  missing: {
    heading: 'Este evento no existe',
    text: 'Ningún evento tiene esta dirección. Puede haberse cortado al copiarla o la organización puede haber retirado la página.',
  },
}
