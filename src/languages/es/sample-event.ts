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
