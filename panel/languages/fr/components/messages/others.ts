import type { othersMessages as othersMessagesType } from '../../../../src/components/messages/others.ts'

export const othersMessages: typeof othersMessagesType = {
  title: 'Entre-temps, quelqu’un d’autre a enregistré des modifications.',
  taken: (labels) => `Ces champs affichent maintenant de nouvelles valeurs : ${labels}.`,
  kept: (label) =>
    `« ${label} » a aussi été modifié. Votre saisie est conservée et remplacera l’autre valeur à l’enregistrement.`,
  rows: 'Des lignes ont aussi été modifiées. Les vôtres sont conservées et remplaceront les autres à l’enregistrement.',
  empty: 'L’autre valeur est vide.',
  take: (label) => `Reprendre l’autre valeur : ${label}`,
  takeRows: 'Reprendre les autres lignes',
}
