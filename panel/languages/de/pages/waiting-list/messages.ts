import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { waitingMessages as waitingMessagesType } from '../../../../src/pages/waiting-list/messages.ts'

const plural = pluralsOf('de')

export const waitingMessages: typeof waitingMessagesType = {
  title: 'Warteliste',
  free: (count) =>
    count === '0' ? 'Kein Platz ist frei.' : plural(count, { one: '# Platz ist frei.', other: '# Plätze sind frei.' }),
  freeOf: (type, count) => `${type}: ${count} frei.`,
  type: 'Anmeldeart',
  noLimit: 'Diese Veranstaltung hat keine begrenzte Kapazität.',
  shown: 'Anzeigen',
  ended: 'Abgelaufene oder abgelehnte Angebote',
  position: (nth) => `Platz ${nth} in der Reihe`,
  name: 'Name',
  since: 'Wartet seit',
  status: 'Status',
  offered: 'Angeboten',
  held: 'Angebote nur von Hand',
  until: (time) => `Bis ${time}`,
  endedAt: (time) => `Angebot beendet: ${time}`,
  earlier: 'Frühere Angebote',
  lapsed: (count) => `${count} abgelaufen`,
  declined: (count) => `${count} abgelehnt`,
  action: 'Aktion',
  nobody: 'Niemand wartet.',
  nobodyHow:
    'Wenn alle Plätze belegt sind, kommen Anmeldungen auf diese Liste und erhalten frei werdende Plätze angeboten.',
  noCapacity:
    'Die Veranstaltung hat keine begrenzte Kapazität. Legen Sie eine fest, dann kommen spätere Anmeldungen auf diese Liste.',
  toRegistration: 'Einstellungen der Anmeldung öffnen',
}
