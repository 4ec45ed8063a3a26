import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { ruleMessages as ruleMessagesType } from '../../../../../src/pages/automations/messages/rules.ts'

const plural = pluralsOf('de')

const people = (count: string) => plural(count, { one: '# Person', other: '# Personen' })

export const ruleMessages: typeof ruleMessagesType = {
  title: 'Automationen',
  create: 'Neue Automation',
  name: 'Name',
  when: 'Wann',
  actionsOf: 'Dann',
  state: 'Status',
  active: 'Aktiv',
  on: 'Aktiv',
  off: 'Ausgeschaltet',
  turn: (name) => `${name} ist aktiv`,
  stats: { pending: 'Wartend', sent: 'Erledigt', failed: 'Fehlgeschlagen' },
  none: 'Noch keine Automationen.',
  noneHow:
    'Automationen senden E-Mails, stellen Zertifikate aus und verleihen Badges von selbst, wenn etwas geschieht.',
  created: (name) => `${name} erstellt.`,
  saved: 'Gespeichert.',
  turnedOn: (name) => `${name} eingeschaltet.`,
  turnedOff: (name) => `${name} ausgeschaltet. Wartende Ausführungen werden abgebrochen.`,
  originalOff: 'Die Organisation hat diese Automation ausgeschaltet. Schalten Sie sie zuerst dort ein.',
  copied: 'Organisation',
  copiedAbout:
    'Diese Automation kommt von der Organisation und folgt ihr. Hier können Sie sie nur ein- oder ausschalten.',
  original: 'Automation der Organisation öffnen',
  action: 'Aktion',
  actions: {
    send_email: 'E-Mail senden',
    issue_certificate: 'Zertifikat ausstellen',
    award_badge: 'Badge verleihen',
    add_crm_tag: 'Kontakt taggen',
    send_webhook: 'Webhook senden',
  },
  targets: { template_id: 'E-Mail-Vorlage', badge_template_id: 'Badge', endpoint_id: 'Webhook' },
  noTargets: {
    template_id: 'Es gibt noch keine E-Mail-Vorlagen.',
    badge_template_id: 'Es gibt noch keine Badges.',
    endpoint_id: 'Es gibt noch keine Webhooks. Fügen Sie einen unter „Entwicklung“ hinzu.',
  },
  choose: 'Auswählen …',
  tag: 'Tag',
  delay: 'Warten (Stunden)',
  nthAction: (n) => `Aktion ${n}`,
  addAction: 'Aktion hinzufügen',
  removeAction: (n) => `Aktion ${n} entfernen`,
  withTarget: (action, target) => `${action}: ${target}`,
  delayed: (wait, action) => `${action}, Wartezeit ${wait}`,
  edit: 'Bearbeiten',
  enable: 'Einschalten',
  disable: 'Ausschalten',
  run: 'Nachträglich ausführen',
  runAbout: 'Die Regel läuft jetzt für diese Personen. Eine Wiederholung hat keine Wirkung.',
  nothingToRun: 'Die Regel ist schon für alle gelaufen, für die sie gilt.',
  runFor: (n) => `Für ${people(n)} ausführen`,
  ranFor: (n) => `Für ${people(n)} gestartet.`,
  more: (n) => `und ${n} weitere`,
  remove: 'Löschen',
  removeTitle: (name) => `Automation löschen: ${name}?`,
  removeAbout:
    'Die Regel wird mit ihren Ausführungen endgültig gelöscht; was noch wartet, wird abgebrochen. Das lässt sich nicht rückgängig machen.',
}
