import { html } from 'ghtml'
import type { Texts } from '../../lib/text/texts.ts'

export const unsubscribe: Texts['unsubscribe'] = {
  brand: 'Correos',
  skipLink: 'Ir al contenido',
  failure: {
    note: 'Esto no significa que reciba o deje de recibir correos.',
    onward: 'Verificar un certificado',
  },
  ask: (organisation) => ({
    heading: '¿Desea darse de baja?',
    text: `${organisation} dejará de enviarle encuestas, recordatorios, invitaciones y novedades.`,
    button: 'Darme de baja',
  }),
  done: (organisation) => ({
    heading: 'Baja confirmada',
    text: `${organisation} dejará de enviarle encuestas, recordatorios, invitaciones y novedades. Aún puede llegar un correo que ya estaba en camino.`,
    button: 'Volver a suscribirme',
  }),
  back: 'Volverá a recibir estos correos.',
  still:
    'Seguirá recibiendo correos sobre sus propias inscripciones y certificados: su entrada, una plaza ofrecida, su certificado.',
  address: 'Su dirección',
  missing: {
    heading: 'Este enlace no es válido',
    text: 'El enlace no corresponde a ningún correo o es demasiado antiguo. Puede haberse cortado al copiarlo: conviene abrirlo de nuevo desde el correo.',
  },
}

export const leadForm: Texts['leadForm'] = {
  brand: 'Formulario',
  skipLink: 'Ir al formulario',
  failure: { note: 'No se ha enviado nada.', onward: 'Verificar un certificado' },
  goes: (organiser) => html`Sus respuestas se envían a !${organiser}.`,
  button: 'Enviar',
  refused: {
    outdated: 'El formulario ha cambiado desde que lo abrió. Por favor, revise las respuestas y envíelo de nuevo.',
    empty: 'Hay que rellenar al menos un campo.',
    tooLong: (limit) => `Las respuestas suman más de ${limit} caracteres. Hay que acortar algunas.`,
  },
  done: {
    heading: 'Gracias',
    text: 'Hemos recibido sus respuestas.',
    onward: 'Continuar',
    back: 'Volver al formulario',
  },
  closed: { heading: 'Este formulario está cerrado', text: 'Por ahora no admite respuestas.' },
  missing: {
    heading: 'Este formulario no existe',
    text: 'No hay ningún formulario en esta dirección. Puede estar incompleta o el formulario puede haberse eliminado.',
  },
}
