import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { crmMessages as crmMessagesType } from '../../../../src/shell-parts/messages/crm.ts'

const plural = pluralsOf('fr')

export const crmMessages: typeof crmMessagesType = {
  more: 'Afficher plus',
  change: 'Modifier',
  choose: 'Choisir',
  clear: 'Retirer',
  find: (label) => `Rechercher : ${label}`,
  nobodyFound: 'Aucun résultat.',
  found: (count) => plural(count, { one: '# résultat', other: '# résultats' }),
  noneChosen: 'Aucun',
  stages: {
    lead: 'Prospect',
    qualified: 'Qualifiée',
    proposal: 'Proposition',
    negotiation: 'Négociation',
    won: 'Gagnée',
    lost: 'Perdue',
  },
}
