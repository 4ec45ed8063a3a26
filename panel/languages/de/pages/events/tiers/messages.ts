import type { tierMessages as tierMessagesType } from '../../../../../src/pages/events/tiers/messages.ts'

export const tierMessages: typeof tierMessagesType = {
  title: 'Stufen',
  about: 'Ein Zertifikat nennt die höchste Stufe, die mit der Teilnahme an Sessions erreicht wurde.',
  none: 'Noch keine Stufen.',
  nth: (nth) => `Stufe ${nth}`,
  name: 'Name der Stufe',
  least: 'Mindestteilnahme (%)',
  add: 'Stufe hinzufügen',
  remove: 'Stufe entfernen',
}
