import type { awardBadgeMessages as awardBadgeMessagesType } from '../../../../src/shell-parts/messages/award-badge.ts'

export const awardBadgeMessages: typeof awardBadgeMessagesType = {
  title: 'Badge verleihen',
  award: (badge) => `Verleihen: ${badge}`,
  awardTo: (name) => `Badge verleihen an ${name}`,
  submit: 'Verleihen',
  badge: 'Badge',
  noBadges: 'Es gibt kein Badge, das sich verleihen lässt. Erstellen Sie zuerst eines unter „Badges“.',
  name: 'Name',
  nameAbout: 'So steht er auf dem Badge.',
  email: 'E-Mail',
  awarded: (name) => `${name} hat jetzt das Badge.`,
  already: (name) => `${name} hat dieses Badge schon und behält es.`,
  evidence: 'Nachweise',
  evidenceAbout: 'Auf der öffentlichen Seite des Badges zu sehen, zum Beispiel ein Vortrag mit Link zur Aufzeichnung.',
  nth: (nth) => `Nachweis ${nth}`,
  text: 'Text',
  url: 'Link (optional)',
  add: 'Nachweis hinzufügen',
  remove: (nth) => `Nachweis ${nth} entfernen`,
}
