import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { ruleMessages as ruleMessagesType } from '../../../../../src/pages/training/messages/rules.ts'

const plural = pluralsOf('fr')

export const ruleMessages: typeof ruleMessagesType = {
  title: 'Attribution automatique',
  off: 'Désactivée',
  everybody: 'Tous les contacts',
  tagged: (tags) => `Contacts avec l’étiquette ${tags}`,
  reached: (count, { number }) => plural(number(count), { one: '# contact jusqu’ici', other: '# contacts jusqu’ici' }),
  change: 'Modifier',
  turnOn: 'Activer',
  dialog: 'Attribuer automatiquement',
  about:
    'Les contacts reçoivent le programme dès qu’ils correspondent : ceux d’aujourd’hui, et les autres quand ils sont ajoutés ou étiquetés. Chaque contact le reçoit une fois.',
  whom: 'Contacts',
  all: 'Tous les contacts',
  some: 'Contacts avec une étiquette',
  tags: 'Étiquettes',
  tagsAbout: 'Séparez les étiquettes par des virgules. Une seule suffit.',
  noTags: 'Ajoutez au moins une étiquette.',
  next: 'Continuer',
  matching: (count, { number }) =>
    plural(number(count), {
      one: '# contact correspond actuellement.',
      other: '# contacts correspondent actuellement.',
    }),
  assigns: (count, { number }) =>
    plural(number(count), {
      one: '# contact n’a pas encore le programme et le recevra dans quelques instants.',
      other: '# contacts n’ont pas encore le programme et le recevront dans quelques instants.',
    }),
  save: 'Attribuer automatiquement',
  saved: 'Les contacts qui correspondent reçoivent désormais le programme.',
  turnOff: 'Désactiver',
  turnedOff: 'L’attribution automatique est désactivée. Les attributions existantes restent.',
}
