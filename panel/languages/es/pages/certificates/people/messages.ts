import type { peopleMessages as peopleMessagesType } from '../../../../../src/pages/certificates/people/messages.ts'

export const peopleMessages: typeof peopleMessagesType = {
  title: 'Emitir a otras personas',
  people: 'Personas',
  about:
    'Una persona por línea: un nombre, o un nombre y un correo electrónico. Las personas con correo pasan a ser participantes.',
  example: 'Grace Hopper\nAlan Turing <alan@example.org>',
  kind: 'Tipo de certificado',
  attendee: 'Participante',
  nameless: (email) => `Añada un nombre para ${email}.`,
  next: 'Continuar',
}
