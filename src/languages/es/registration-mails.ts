import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('es')

export const registrationMails: Texts['registrationMails'] = {
  hello: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  guest: (host, event) => `${host || 'Alguien'} le ha inscrito en «${event}».`,
  missed: (titles) =>
    `No quedaban plazas para usted en ${titles.map((title) => `«${title}»`).join(', ')}. En la página de su inscripción puede elegir otra sesión.`,
  when: 'Cuándo',
  where: 'Dónde',
  online: 'En línea',
  organiser: 'Organiza',
  footer: (event) =>
    `Recibe este correo porque esta dirección se inscribió en «${event}». Si no fue usted, cancele la inscripción con el enlace de arriba.`,
  waitlisted: (event, position) => ({
    subject: `Está en la lista de espera: ${event}`,
    heading: 'Está en la lista de espera',
    paragraphs: [
      `«${event}» está completo. Ocupa el puesto ${position} de la lista de espera.`,
      'Cuando quede una plaza libre para usted, se la ofreceremos por correo. Hasta entonces no hay que hacer nada.',
    ],
    button: 'Ver mi puesto o salir de la lista',
  }),
  pending: (event) => ({
    subject: `Su inscripción está pendiente de aprobación: ${event}`,
    heading: 'Su inscripción está pendiente de aprobación',
    paragraphs: [
      `Gracias por inscribirse en «${event}». La organización aprueba cada inscripción.`,
      'Le escribiremos en cuanto haya decidido. Hasta entonces no hay que hacer nada.',
    ],
    button: 'Ver o cambiar mi inscripción',
  }),
  declined: (event, reason) => ({
    subject: `Su inscripción se ha rechazado: ${event}`,
    heading: 'Su inscripción se ha rechazado',
    paragraphs: [
      `La organización de «${event}» no ha podido aceptar su inscripción.`,
      ...(reason === null ? [] : [reason]),
    ],
    button: 'Ver mi inscripción',
  }),
  known: (event) => ({
    subject: `Ya tiene una inscripción: ${event}`,
    heading: 'Ya tiene una inscripción',
    paragraphs: [
      `Alguien, probablemente usted, acaba de inscribir otra vez esta dirección en «${event}». No ha cambiado nada.`,
      'El enlace lleva a su inscripción, con su entrada o su puesto en la lista de espera.',
    ],
    button: 'Ver mi inscripción',
  }),
  offerEnded: (event) => ({
    subject: `Su plaza ha pasado a otra persona: ${event}`,
    heading: 'La oferta de su plaza ha terminado',
    paragraphs: [
      `La plaza reservada para usted en «${event}» no se aceptó a tiempo y pasa a la siguiente persona de la lista de espera.`,
      '¿Aún le gustaría venir? Al inscribirse de nuevo, volverá a la lista.',
    ],
    button: 'Ver mi inscripción',
  }),
  cancelled: (event) => ({
    subject: `Cancelada: ${event}`,
    heading: 'Su inscripción está cancelada',
    paragraphs: [
      `Ya no participa en «${event}» y, si tenía una entrada, no servirá en el acceso.`,
      '¿Ha sido un error? Puede inscribirse de nuevo en la página del evento.',
    ],
    button: 'Ver mi inscripción',
  }),
  confirm: (event, hours) => ({
    subject: `Confirme su inscripción: ${event}`,
    heading: 'Confirme su inscripción',
    paragraphs: [
      `Alguien, probablemente usted, ha escrito esta dirección para inscribirse en «${event}».`,
      `La inscripción aún no está hecha. Hay que abrir el enlace y pulsar el botón en ${plural(hours, { one: 'la próxima hora', other: `las próximas ${hours} horas` })}.`,
    ],
    button: 'Confirmar mi inscripción',
  }),
  confirmFooter: 'Si no fue usted, puede ignorar este correo: sin el enlace no se inscribe a nadie.',
}
