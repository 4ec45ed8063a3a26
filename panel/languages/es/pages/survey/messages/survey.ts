import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { surveyMessages as surveyMessagesType } from '../../../../../src/pages/survey/messages/survey.ts'

const plural = pluralsOf('es')

export const surveyMessages: typeof surveyMessagesType = {
  title: 'Encuesta',
  views: { answers: 'Resultados', responses: 'Respuestas', questions: 'Preguntas' },
  state: 'Estado de la encuesta',
  states: { none: 'Sin encuesta', not_open: 'Aún sin abrir', open: 'Abierta', closed: 'Cerrada' },
  opensOn: (time) => `Se abre el ${time}.`,
  noOpening: 'Indique cuándo se abre: el evento no tiene hora de fin.',
  closesOn: (time) => `Se cierra el ${time}.`,
  responsesOf: (count, of, share) =>
    plural(count, {
      one: `Ha respondido # de ${of} participantes (${share})`,
      other: `Han respondido # de ${of} participantes (${share})`,
    }),
  times: 'Apertura y cierre',
  opens: 'Apertura de la encuesta',
  opensAbout: 'Déjelo vacío para que se abra cuando termine el evento.',
  closes: 'Cierre de la encuesta',
  closesAbout: 'Déjelo vacío para que siga abierta.',
}
