import { html } from 'ghtml'
import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('es')

export const personalPage: Texts['personalPage'] = {
  registered: { heading: 'Inscripción confirmada', text: 'Su plaza está confirmada.' },
  waitlisted: {
    heading: 'Está en la lista de espera',
    text: (position) =>
      position === 1
        ? 'Es la siguiente persona de la lista. Cuando quede una plaza libre, se la ofreceremos por correo.'
        : `Ocupa el puesto ${position}. Cuando quede una plaza libre para usted, se la ofreceremos por correo.`,
  },
  pending: {
    heading: 'Su inscripción está pendiente de aprobación',
    text: 'La organización aprueba cada inscripción. Le escribiremos cuando haya decidido.',
  },
  offered: {
    heading: 'Hay una plaza para usted',
    text: (until) => html`Está reservada hasta el !${until}. Después pasará a la siguiente persona.`,
  },
  ended: {
    heading: 'La oferta ha caducado',
    text: 'La plaza no se aceptó a tiempo y pasó a la siguiente persona de la lista de espera. Para volver a la lista, hay que inscribirse de nuevo.',
  },
  cancelled: {
    heading: 'Su inscripción está cancelada',
    text: 'Si tenía una entrada, ya no es válida. Si se trata de un error, puede inscribirse de nuevo en la página del evento.',
  },
  declined: {
    heading: 'Su inscripción se ha rechazado',
    text: 'La organización no ha podido aceptar su inscripción.',
  },
  past: 'El evento ha terminado, por lo que la inscripción ya no se puede cambiar.',
  holder: 'Para',
  event: 'Evento',
  eventPage: 'Página del evento',
  online: { label: 'En línea', join: 'Participar en línea' },
  ticket: {
    heading: 'Su entrada',
    code: 'Código QR de la entrada',
    show: 'Este código se muestra en el acceso. Cualquiera que tenga esta página puede usar su entrada y cambiar o cancelar su inscripción: no conviene compartirla.',
    open: 'Abrir solo la entrada',
  },
  accept: 'Aceptar la plaza',
  change: {
    open: 'Cambiar mis datos',
    button: 'Guardar',
    done: 'Sus datos se han guardado.',
  },
  cancel: {
    registered: {
      open: 'Cancelar mi inscripción',
      ask: 'Su plaza pasará a otra persona y su entrada dejará de ser válida.',
      button: 'Sí, cancelar mi inscripción',
    },
    waitlisted: {
      open: 'Salir de la lista de espera',
      ask: 'Perderá su puesto. Si vuelve a inscribirse, empezará al final de la lista.',
      button: 'Sí, salir de la lista de espera',
    },
    offered: {
      open: 'Rechazar la plaza',
      ask: 'La plaza pasará a la siguiente persona y usted saldrá de la lista de espera.',
      button: 'Sí, rechazar la plaza',
    },
    pending: {
      open: 'Cancelar mi inscripción',
      ask: 'La organización ya no decidirá sobre su inscripción. Puede inscribirse de nuevo.',
      button: 'Sí, cancelar mi inscripción',
    },
  },
  missing: {
    heading: 'Inscripción no encontrada',
    text: 'Ninguna inscripción tiene este enlace. Puede haberse cortado al copiarlo: conviene abrirlo de nuevo desde el correo.',
  },
}

export const groups: Texts['groups'] = {
  legend: (nth) => `Acompañante ${nth}`,
  mailed: 'Le enviaremos su propia entrada y le diremos que la inscripción la hizo usted.',
  add: 'Añadir otra persona',
  remove: (nth) => `Quitar al acompañante ${nth}`,
  hint: (max) =>
    `Puede venir con ${plural(max, { one: 'un acompañante', other: `hasta ${max} acompañantes` })}. O todos obtienen plaza, o todos esperan.`,
  repeated: 'Esta dirección ya está en el formulario. Cada persona necesita la suya.',
  tooMany: (max) =>
    max === 0
      ? 'Este evento no admite acompañantes.'
      : `Puede venir con ${plural(max, { one: 'un acompañante', other: `${max} acompañantes` })} como máximo.`,
  done: 'Cada acompañante recibe su propio correo.',
  isGuest: 'Alguien hizo su inscripción junto con la suya propia. Si no puede venir, cancele aquí la inscripción.',
}

export const chosenSessions: Texts['chosenSessions'] = {
  label: 'Sesiones',
  left: (places) => plural(places, { one: 'Queda 1 plaza', other: `Quedan ${places} plazas` }),
  full: 'Completa',
  begun: 'Ya ha empezado',
  isFull: (title) => `«${title}» está completa. Hay que elegir otra sesión.`,
  hasBegun: (title) => `«${title}» ya ha empezado. Hay que elegir otra sesión.`,
  overlap: (one, other) => `«${one}» y «${other}» coinciden. Hay que elegir una de las dos.`,
  gone: 'Una de las sesiones elegidas ya no se ofrece. Hay que elegir de nuevo.',
  chosen: 'Sus sesiones',
  states: {
    place: '',
    wish: 'Tendrá plaza si queda alguna cuando se confirme su inscripción',
    missed: 'No quedaban plazas',
  },
}
