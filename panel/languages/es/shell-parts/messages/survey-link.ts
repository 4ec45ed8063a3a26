import type { surveyLinkMessages as surveyLinkMessagesType } from '../../../../src/shell-parts/messages/survey-link.ts'

export const surveyLinkMessages: typeof surveyLinkMessagesType = {
  copy: 'Copiar enlace de la encuesta',
  copyOf: (name) => `Copiar el enlace de la encuesta de ${name}`,
  copied: (name) => `Enlace de la encuesta de ${name} copiado.`,
  answered: 'Esta persona ya ha respondido.',
  states: {
    none: 'El evento no tiene encuesta.',
    not_open: 'La encuesta aún no está abierta.',
    open: 'La encuesta está abierta.',
    closed: 'La encuesta está cerrada.',
  },
}
