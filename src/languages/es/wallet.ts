import type { Texts } from '../../lib/text/texts.ts'

export const walletPage: Texts['walletPage'] = {
  brand: 'Cartera',
  skipLink: 'Saltar al contenido',
  failure: { note: 'El certificado o la insignia sigue igual.', onward: 'Verificar un certificado' },
  heading: 'Añadir a la cartera',
  text: 'Una cartera de credenciales digitales lo guarda como una credencial firmada que cualquiera puede verificar. Primero enviamos un código por correo a su titular.',
  button: 'Enviar el código por correo',
  back: 'Volver',
  open: {
    heading: 'Escanee esto con su cartera',
    text: 'Hemos enviado por correo un código de 6 cifras. Su cartera se lo pedirá. La oferta sirve una vez, durante 30 minutos.',
    link: 'Abrir en una cartera de este dispositivo',
    picture: 'Código QR de la oferta',
  },
  ended: { heading: 'Esta oferta ya se usó o ha caducado', text: 'Envíe otro código para obtener otra oferta.' },
  notValid: {
    heading: 'No disponible para carteras',
    text: 'El certificado o la insignia se revocó, ha caducado o aún no está firmado.',
  },
  noAddress: {
    heading: 'No disponible para carteras',
    text: 'La organización no tiene una dirección de correo de su titular.',
  },
  noMail: {
    heading: 'No disponible para carteras',
    text: 'Este sitio no envía correo, así que no puede enviar un código.',
  },
  missing: {
    heading: 'No existe ese certificado o insignia',
    text: 'Abra el enlace de nuevo desde donde lo encontró.',
  },
}

export const walletMail: Texts['walletMail'] = {
  subject: 'Su código para la cartera',
  paragraphs: [
    'Su cartera pide este código. Escríbalo allí y no se lo dé a nadie.',
    'Sirve una vez, durante 30 minutos. Si no lo pidió, puede ignorar este correo.',
  ],
  code: 'Código',
  credential: 'Certificado o insignia',
  footer: 'Recibe este correo porque alguien pidió su certificado o insignia para una cartera.',
}
