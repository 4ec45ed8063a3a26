import type {
  partMessages as partMessagesType,
  passwordMessages as passwordMessagesType,
} from '../../../../src/components/messages/parts.ts'
import { pluralsOf } from '../../../../src/messages/plurals.ts'

const plural = pluralsOf('de')

export const partMessages: typeof partMessagesType = {
  unreachable: 'Der Server ist nicht erreichbar.',
  wrong: 'Etwas ist schiefgegangen.',
  byCode: {},
  request: 'Anfrage-ID:',
  again: 'Erneut versuchen',
  noScope: 'Sie haben keinen Zugriff auf diese Seite',
  lacks: (role, scope) =>
    `Die Rolle ${role} umfasst ${scope} nicht. Bitten Sie einen Inhaber der Organisation, Ihre Rolle zu ändern.`,
  close: 'Schließen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  saved: 'Gespeichert.',
  leave: 'Seite verlassen, ohne zu speichern? Ihre Änderungen gehen verloren.',
  checkFields: 'Prüfen Sie die markierten Felder.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  loading: 'Wird geladen',
  othersHere: (names, count) =>
    plural(count, {
      one: `${names} sieht sich diese Seite auch an.`,
      other: `${names} sehen sich diese Seite auch an.`,
    }),
  typeToConfirm: (word) => `Geben Sie zur Bestätigung „${word}“ ein`,
  waitFor: (seconds) => `Erneut versuchen in ${seconds} s`,
  waited: 'Sie können es jetzt erneut versuchen.',
  undo: 'Rückgängig',
}

export const passwordMessages: typeof passwordMessagesType = { show: (label) => `${label} anzeigen` }
