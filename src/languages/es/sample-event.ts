import type { Texts } from '../../lib/text/texts.ts'

export const presetNames: Texts['presetNames'] = {
  day_before: 'Recordatorio el día anterior',
  hour_before_online: 'Enlace en línea una hora antes',
  thank_you_survey: 'Agradecimiento con encuesta',
  missed_you: 'Le echamos de menos',
  certificate: 'Emitir certificados',
  expiry_reminder: 'El certificado caduca pronto',
}

export const sampleEvent: Texts['sampleEvent'] = {
  event: 'Ejemplo: una jornada de charlas',
  place: 'Ayuntamiento, salón principal',
  about: 'Este evento y sus participantes son ficticios. Se puede probar cualquier cosa: no se envía ningún correo.',
  talks: {
    opening: { title: 'Apertura', location: 'Salón principal', speaker: 'Grace Hopper' },
    workshop: { title: 'Taller: primeros pasos', location: 'Sala 2', speaker: 'Ada Lovelace' },
    panel: { title: 'Mesa redonda y despedida', location: 'Salón principal', speaker: 'Ayşe Yılmaz' },
  },
}

export const sampleCrm: Texts['sampleCrm'] = {
  industries: ['Eventos', 'Logística', 'Educación'],
  titles: [
    'Dirección de eventos',
    'Compras',
    'Dirección de programa',
    'Gestión de comunidad',
    'Dirección',
    'Consultoría',
  ],
  deals: [
    'Patrocinio del encuentro de primavera',
    'Formación para 30 personas',
    'Afiliación anual',
    'Puesto en la feria',
    'Serie de talleres',
  ],
  notes: ['Pidió una oferta antes de fin de mes.', 'Intervino en nuestro primer evento y quiere volver.'],
  tags: { speaker: 'ponente', sponsor: 'patrocinio', sample: 'ejemplo' },
}

export const sampleForm: Texts['sampleForm'] = {
  form: 'Ejemplo: escríbanos',
  asked: { name: 'Nombre', email: 'Correo electrónico', topic: 'Tema', message: 'Mensaje' },
  topics: ['Patrocinio', 'Ponencia', 'Otra cosa'],
  messages: ['Nos gustaría apoyar el próximo evento.', 'Podría hablar de teoría de números.'],
}

export const sampleSurvey: Texts['sampleSurvey'] = {
  rating: '¿Qué le pareció el día?',
  again: '¿Volverá?',
  wish: 'Deseo para la próxima vez',
  wishes: ['Más tiempo para preguntas.', 'Una sala más tranquila para el taller.', 'Así está bien.'],
}

export const sampleTraining: Texts['sampleTraining'] = {
  course: 'Ejemplo: primeros auxilios',
  programme: 'Ejemplo: seguridad en eventos',
  about: 'Quienes ayudan en un evento lo completan una vez al año.',
  badge: 'Ejemplo: siempre en las sesiones',
  badgeAbout: 'Para quienes asistieron a tres sesiones.',
}
