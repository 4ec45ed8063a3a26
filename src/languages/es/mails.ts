import type { Texts } from '../../lib/text/texts.ts'

export const mailFooter: Texts['mailFooter'] = {
  registration: (event) =>
    `Recibe este correo porque esta dirección se inscribió en «${event}». Si no fue usted, cancele la inscripción con el enlace de arriba.`,
  event: (event) => `Recibe este correo porque tiene una inscripción en «${event}».`,
  certificate: (organisation) => `Recibe este correo porque ${organisation} ha emitido un certificado a su nombre.`,
  training: (organisation) => `Recibe este correo porque ${organisation} lleva el registro de su formación.`,
  other: (organisation) => `${organisation} le ha enviado este correo.`,
  unsubscribe: 'Darse de baja',
}

export const myMail: Texts['myMail'] = {
  subject: 'Sus entradas y certificados',
  paragraphs: [
    'Este enlace muestra sus entradas, certificados, insignias y formación.',
    'Se puede usar una sola vez, en los próximos 30 minutos. Si no lo ha solicitado, puede ignorar este correo.',
  ],
  button: 'Ver mis entradas y certificados',
  footer: 'Recibe este correo porque alguien ha escrito su dirección.',
}

export const erasureMail: Texts['erasureMail'] = {
  subject: (organisation) => `Alguien solicita a ${organisation} que borre sus datos`,
  paragraphs: [
    'Una persona que ha demostrado que su dirección de correo le pertenece solicita que se borre lo que guarda sobre ella.',
    'Las solicitudes se consultan con GET /admin/privacy/requests. Los datos se revisan y se borran con POST /admin/privacy/erase; si hay que conservarlos, la solicitud se puede rechazar. La ley suele fijar un plazo de un mes.',
  ],
  button: 'Cómo responder a la solicitud',
  footer: 'Recibe este correo porque es propietario o administrador de la organización.',
}

export const formMail: Texts['formMail'] = {
  subject: (form) => `Nueva respuesta a ${form}`,
  heading: (form) => `Nuevo envío: ${form}`,
  text: 'Respuestas:',
  yes: 'Sí',
  no: 'No',
  last: 'Este formulario ha recibido muchísimos envíos en una hora, por lo que los avisos se detienen hasta que haya menos. Todos los envíos quedan guardados.',
  footer: (form) => `Recibe este correo porque su dirección está en la lista de avisos del formulario ${form}.`,
}

export const linkMail: Texts['linkMail'] = {
  invite: {
    subject: (organisation) => `Invitación de ${organisation}`,
    paragraphs: (organisation) => [
      `${organisation} le invita a trabajar en sus eventos, participantes y certificados.`,
      'El enlace se puede usar una sola vez, en los próximos siete días.',
    ],
    button: 'Aceptar la invitación',
  },
  sign_in: {
    subject: () => 'Su enlace de acceso',
    paragraphs: () => [
      'Este enlace permite acceder sin contraseña.',
      'Se puede usar una sola vez, en los próximos quince minutos. Si no lo ha solicitado, puede ignorar este correo.',
    ],
    button: 'Acceder',
  },
  reset: {
    subject: () => 'Establecer una contraseña nueva',
    paragraphs: () => [
      'Este enlace permite establecer una contraseña nueva. La sesión se cerrará en todos los demás dispositivos.',
      'Se puede usar una sola vez, en la próxima hora. Si no lo ha solicitado, puede ignorar este correo.',
    ],
    button: 'Establecer contraseña',
  },
  footer: 'Recibe este correo porque alguien ha escrito su dirección.',
}

export const senderTest: Texts['senderTest'] = {
  subject: 'El envío de correos funciona',
  paragraph: 'Este correo de prueba se ha enviado a través del servidor de correo de su organización.',
  footer: 'Recibe este correo porque alguien ha probado el envío de correos de una organización.',
}

export const taskMail: Texts['taskMail'] = {
  subject: (title) => `Vence ahora: ${title}`,
  due: (organisation) => `Esta tarea de ${organisation} vence ahora.`,
  task: 'Tarea',
  dueAt: 'Vence',
  about: 'Sobre',
  button: 'Abrir la tarea',
  footer: 'Recibe este correo porque la tarea está asignada a usted.',
}
