import type { presetMessages as presetMessagesType } from '../../../../../src/pages/automations/messages/presets.ts'

export const presetMessages: typeof presetMessagesType = {
  title: 'Automatizaciones preparadas',
  about: 'Con un clic se añade la automatización con su correo. Ambos se pueden cambiar después.',
  add: 'Añadir',
  addNamed: (name) => `Añadir: ${name}`,
  added: (name) => `Se ha añadido «${name}».`,
  exists: 'Este evento ya la tiene.',
  open: 'Abrir',
  cards: {
    day_before: {
      name: 'Recordatorio el día anterior',
      about: '24 horas antes del inicio del evento, con la entrada y cómo llegar',
    },
    hour_before_online: {
      name: 'Enlace en línea una hora antes',
      about: '1 hora antes del inicio del evento, con el enlace para conectarse',
    },
    thank_you_survey: {
      name: 'Agradecimiento con encuesta',
      about: '1 hora después del final del evento, para quienes asistieron',
    },
    missed_you: {
      name: 'Le echamos de menos',
      about: '12 horas después del final del evento, para quienes no asistieron',
    },
    certificate: {
      name: 'Emitir certificados',
      about: '1 hora después del final del evento, o al responder a la encuesta si es necesaria para el certificado',
    },
    expiry_reminder: {
      name: 'El certificado caduca pronto',
      about: 'Antes de que caduque un certificado, para su titular',
    },
  },
  lacking: {
    event_date: 'Necesita una fecha del evento que no haya pasado.',
    online_url: 'Necesita la dirección en línea del evento.',
    survey: 'Necesita una encuesta. Las preguntas se definen con la API o con un asistente de IA.',
    certificate_enabled: 'Necesita certificados, que están desactivados en este evento.',
    certificate_email: 'Necesita que los certificados se envíen por correo.',
    certificate_validity_days: 'Los certificados de este evento no caducan.',
  },
  notNeeded: 'El evento ya envía este recordatorio con sus certificados. No hace falta ninguna automatización.',
  toSettings: 'Abrir los ajustes del evento',
  toSurvey: 'Conectar un asistente',
}
