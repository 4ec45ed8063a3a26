import type { surveyLinkMessages as surveyLinkMessagesType } from '../../../../src/shell-parts/messages/survey-link.ts'

export const surveyLinkMessages: typeof surveyLinkMessagesType = {
  copy: 'Copier le lien de l’enquête',
  copyOf: (name) => `Copier le lien de l’enquête : ${name}`,
  copied: (name) => `Lien de l’enquête copié : ${name}.`,
  answered: 'Cette personne a déjà répondu.',
  states: {
    none: 'L’événement n’a pas d’enquête.',
    not_open: 'L’enquête n’est pas encore ouverte.',
    open: 'L’enquête est ouverte.',
    closed: 'L’enquête est close.',
  },
}
