import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { assignMessages as assignMessagesType } from '../../../../../src/pages/training/messages/assign.ts'

const plural = pluralsOf('de')

const people = (count: string) => plural(count, { one: '# Person', other: '# Personen' })

export const assignMessages: typeof assignMessagesType = {
  title: (name) => `Zuweisen: ${name}`,
  from: 'Personen',
  list: 'Eine Liste',
  contacts: 'Kontakte',
  people: 'Eine Person pro Zeile',
  peopleAbout: 'Eine E-Mail-Adresse, oder ein Name mit E-Mail-Adresse.',
  example: 'Grace Hopper <grace@example.org>\nalan@example.org',
  noAddress: (name) => `Fügen Sie eine E-Mail-Adresse für ${name} hinzu.`,
  empty: 'Fügen Sie mindestens eine Person mit E-Mail-Adresse hinzu.',
  tag: 'Tag',
  anyTag: 'Beliebiger Tag',
  stage: 'Phase',
  anyStage: 'Beliebige Phase',
  stages: { lead: 'Lead', qualified: 'Qualifiziert', customer: 'Kunde', evangelist: 'Fürsprecher' },
  search: 'Name, E-Mail oder Firma',
  found: (count) =>
    plural(count, {
      one: '# Kontakt passt dazu. Ohne E-Mail-Adresse wird er ausgelassen.',
      other: '# Kontakte passen dazu. Ohne E-Mail-Adresse werden sie ausgelassen.',
    }),
  tooMany: (most) => `Wählen Sie höchstens ${most} Kontakte.`,
  dueDate: 'Fälligkeit',
  dueDateAbout: 'Leer: keine Fälligkeit.',
  dueDaysAbout: (days, { number }) =>
    `Leer: ${plural(number(days), { one: 'heute in # Tag', other: 'heute in # Tagen' })}.`,
  again: 'Für Personen, die es abgeschlossen haben, neu beginnen',
  againAbout: 'Frühere Leistungen zählen für den neuen Durchgang nicht.',
  next: 'Weiter',
  would: (count, { number }) =>
    plural(number(count), { one: '# Person erhält das Programm.', other: '# Personen erhalten das Programm.' }),
  had: (count, { number }) =>
    plural(number(count), {
      one: '# Person hat es schon und bleibt unverändert.',
      other: '# Personen haben es schon und bleiben unverändert.',
    }),
  nobody: 'Niemand Neues: Alle in der Liste haben das Programm schon.',
  assign: (count, { number }) => `${people(number(count))} zuweisen`,
  assigned: (count, { number }) => `${people(number(count))} zugewiesen.`,
  progress: (done, all) => `${done} von ${all}`,
}
