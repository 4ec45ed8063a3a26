import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { registrationMessages as registrationMessagesType } from '../../../../src/pages/registration/messages.ts'

const plural = pluralsOf('es')

export const registrationMessages: typeof registrationMessagesType = {
  title: 'Inscripción',
  state: 'Estado de la inscripción',
  states: {
    open: 'Abierta',
    full: 'Completa',
    disabled: 'Desactivada',
    past: 'Terminada',
    closed: 'Cerrada',
    not_open: 'Aún sin abrir',
    private: 'Privada',
  },
  meanings: {
    open: 'Ya es posible inscribirse.',
    full: 'Todas las plazas están ocupadas. Las personas nuevas entran en la lista de espera.',
    disabled: 'Nadie puede inscribirse. Active la inscripción en los ajustes de abajo.',
    past: 'El evento ha terminado.',
    closed: 'La inscripción se ha cerrado. Los participantes conservan su plaza.',
    not_open: '',
    private: 'El evento no tiene página pública, así que nadie puede inscribirse.',
  },
  opensOn: (time) => `La inscripción se abre el ${time}.`,
  taken: (count) => plural(count, { one: '# plaza ocupada', other: '# plazas ocupadas' }),
  takenOf: (count, of) => plural(of, { one: `${count} de # plaza ocupada`, other: `${count} de # plazas ocupadas` }),
  offered: (count) => plural(count, { one: '# ofrecida', other: '# ofrecidas' }),
  waiting: (count) => `${count} en espera`,
  copyLink: 'Copiar enlace',
  toVisibility: 'Cambiar la visibilidad',
  close: 'Cerrar inscripción',
  open: 'Abrir inscripción',
  hasClosed: 'Inscripción cerrada.',
  reopened: 'Inscripción abierta.',
  questions: 'Preguntas',
  questionsAbout:
    'A todas las personas se les pide nombre, apellidos y correo electrónico. Añada lo que necesite saber además.',
  noQuestions: 'Aún no hay más preguntas.',
  noQuestionsHow: 'Empiece con una habitual en muchos eventos:',
  proposals: [
    { label: 'Empresa', type: 'short_text' },
    {
      label: 'Necesidades alimentarias',
      type: 'choices',
      options: 'Vegetariana\nVegana\nHalal\nKosher\nSin gluten\nAlergia a los frutos secos',
    },
    { label: 'Acepto que se publiquen fotos en las que aparezco.', type: 'consent' },
  ],
}
