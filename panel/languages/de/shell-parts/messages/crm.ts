import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { crmMessages as crmMessagesType } from '../../../../src/shell-parts/messages/crm.ts'

const plural = pluralsOf('de')

export const crmMessages: typeof crmMessagesType = {
  more: 'Mehr anzeigen',
  change: 'Ändern',
  choose: 'Auswählen',
  clear: 'Entfernen',
  find: (label) => `Suchen: ${label}`,
  nobodyFound: 'Keine Ergebnisse.',
  found: (count) => plural(count, { one: '# Ergebnis', other: '# Ergebnisse' }),
  noneChosen: 'Keine Auswahl',
  stages: {
    lead: 'Lead',
    qualified: 'Qualifiziert',
    proposal: 'Angebot',
    negotiation: 'Verhandlung',
    won: 'Gewonnen',
    lost: 'Verloren',
  },
}
