import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { certificateValueMessages as certificateValueMessagesType } from '../../../../../src/pages/certificates/values/messages.ts'

const plural = pluralsOf('fr')

export const certificateValueMessages: typeof certificateValueMessagesType = {
  values: 'Valeurs',
  lacking: (count, label) =>
    plural(count, { one: `# participant n’a pas « ${label} ».`, other: `# participants n’ont pas « ${label} ».` }),
  who: (name, labels) => `${name} : ${labels}`,
  more: (count) => plural(count, { one: 'et # autre', other: 'et # autres' }),
  choose: 'Participants sans valeur',
  blank: 'Délivrer leur certificat sans cette mention',
  skip: 'Exclure la personne',
}
