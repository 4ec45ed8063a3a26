import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { resultMessages as resultMessagesType } from '../../../../../src/pages/survey/messages/results.ts'

const plural = pluralsOf('es')

export const resultMessages: typeof resultMessagesType = {
  nobody: 'Aún no hay respuestas.',
  nobodyHow:
    'Los resultados aparecen aquí en cuanto responden los participantes. Una automatización puede enviar el enlace a todos.',
  answered: (count) => plural(count, { one: '# respuesta', other: '# respuestas' }),
  mean: (mean, median) => `Media ${mean}, mediana ${median}`,
  former: 'Ya no se pregunta',
  newest: 'Respuestas más recientes',
  answer: 'Respuesta',
  share: 'Porcentaje',
  count: 'Cantidad',
  yes: 'Sí',
  no: 'No',
  responses: 'Respuestas',
  find: 'Buscar respuestas',
  name: 'Nombre',
  answers: 'Respuestas',
  sent: 'Respondida el',
  attendee: 'Participante',
  remove: 'Eliminar respuestas',
  removeAbout:
    'Se eliminan definitivamente las respuestas de este participante. Mientras la encuesta esté abierta, puede responder de nuevo.',
  removed: 'Respuestas eliminadas.',
  seePeople: (answer) => `Personas que respondieron: ${answer}`,
  link: 'Enlace de un participante',
  linkAbout:
    'Busque un participante y copie su enlace personal a la encuesta. Cualquiera que lo tenga puede responder en su nombre.',
  findPerson: 'Nombre o correo del participante',
  noPerson: 'No se ha encontrado ningún participante.',
}
