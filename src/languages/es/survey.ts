import { html } from 'ghtml'
import type { Texts } from '../../lib/text/texts.ts'

export const surveyPage: Texts['surveyPage'] = {
  open: {
    heading: '¿Qué le ha parecido?',
    goes: (organiser) => html`Sus respuestas se envían a !${organiser} junto con su nombre.`,
    until: (time) => html`Se puede responder, y cambiar las respuestas, hasta el !${time}.`,
    button: 'Enviar respuestas',
  },
  answered: {
    heading: 'Gracias por sus respuestas',
    saved: (time) => html`Se guardaron el !${time}.`,
    changeable: (until) =>
      until === null
        ? html`Se pueden cambiar mientras la encuesta esté abierta.`
        : html`Se pueden cambiar hasta el !${until}.`,
    change: 'Cambiar mis respuestas',
    button: 'Guardar',
  },
  refused: {
    heading: 'Sus respuestas aún no se han guardado',
    text: 'Por favor, corrija abajo las respuestas marcadas y envíelas de nuevo.',
  },
  not_open: {
    heading: 'La encuesta aún no está abierta',
    text: (opens) =>
      opens === null
        ? html`Se abrirá cuando termine el evento. Este mismo enlace servirá entonces.`
        : html`Se abrirá el !${opens}. Este mismo enlace servirá entonces.`,
  },
  closed: {
    heading: 'La encuesta está cerrada',
    text: (closed) => html`Se podía responder hasta el !${closed}.`,
  },
  over: {
    heading: 'Gracias por sus respuestas',
    text: (saved) => html`Se guardaron el !${saved}. La encuesta está cerrada y ya no se pueden cambiar.`,
  },
  none: { heading: 'No hay preguntas', text: 'La organización no plantea por ahora preguntas sobre este evento.' },
  not_registered: {
    heading: 'Esta encuesta es para las personas inscritas',
    text: 'No consta su inscripción en este evento. Si se trata de un error, consulte a la organización.',
  },
  outdated:
    'La organización ha cambiado las preguntas mientras respondía. Por favor, revise las respuestas y envíelas de nuevo.',
  tooLong: (limit) => `Las respuestas suman más de ${limit} caracteres. Hay que acortar algunas.`,
  answers: 'Sus respuestas',
  for: 'Para',
  about: 'Sobre',
  missing: {
    heading: 'Esta encuesta no existe',
    text: 'Ninguna encuesta tiene este enlace. Puede haberse cortado al copiarlo: conviene abrirlo de nuevo desde el correo.',
  },
}
