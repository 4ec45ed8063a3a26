import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { formMessages as formMessagesType } from '../../../../../src/pages/forms/messages/forms.ts'

const plural = pluralsOf('de')

const submissions = (count: string) => plural(count, { one: '# Einsendung', other: '# Einsendungen' })

export const formMessages: typeof formMessagesType = {
  title: 'Formulare',
  create: 'Neues Formular',
  none: 'Noch keine Formulare.',
  noneHow:
    'Ein Formular sammelt Anfragen oder Anmeldungen auf einer eigenen Seite oder auf Ihrer Website und fügt die Personen Ihren Kontakten hinzu.',
  name: 'Name',
  submissions: 'Einsendungen',
  state: 'Status',
  open: 'Offen',
  closed: 'Geschlossen',
  address: 'Adresse',
  created: 'Erstellt',
  start: 'Fragen für den Anfang',
  views: {
    submissions: 'Einsendungen',
    questions: 'Fragen',
    settings: 'Einstellungen',
    share: 'Teilen',
  },
  close: 'Formular schließen',
  reopen: 'Formular öffnen',
  closedNow: 'Formular geschlossen. Es nimmt keine Antworten an.',
  opened: 'Formular geöffnet.',
  visit: 'Seite öffnen',
  closedNote: 'Dieses Formular ist geschlossen. Besucher sehen, dass es keine Antworten annimmt.',
  count: submissions,
  remove: 'Formular löschen',
  removeTitle: (name) => `„${name}“ löschen?`,
  removeAbout: 'Die Seite und ihre Adresse verschwinden. Das lässt sich nicht rückgängig machen.',
  removeAll: (count) =>
    plural(count, {
      one: '# Einsendung wird mit dem Formular endgültig gelöscht. Kontakte bleiben. Das lässt sich nicht rückgängig machen.',
      other:
        '# Einsendungen werden mit dem Formular endgültig gelöscht. Kontakte bleiben. Das lässt sich nicht rückgängig machen.',
    }),
  instead: 'Um die Einsendungen zu behalten, schließen Sie das Formular stattdessen.',
  removed: 'Formular gelöscht.',
  noQuestions: 'Noch keine Fragen.',
  noQuestionsHow: 'Fügen Sie die erste Frage hinzu. Ein Formular braucht mindestens eine.',
  thanks: 'Nach dem Absenden',
  form: 'Formular',
  previewShows: 'Vorschau zeigt',
  link: 'Seite des Formulars',
  qr: 'QR-Code',
  saveQr: 'QR-Code speichern',
  script: 'Auf Ihrer Website, mit Skript',
  scriptAbout: 'Das Formular erhält die nötige Höhe, und die nächste Seite öffnet sich im ganzen Fenster.',
  frame: 'Auf Ihrer Website, ohne Skript',
  frameAbout: 'Für Website-Baukästen, die keine Skripte erlauben. Die Höhe ist fest.',
  copyCode: 'Code kopieren',
}
