import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  actionMessages as actionMessagesType,
  keyMessages as keyMessagesType,
} from '../../../../../src/pages/designs/messages/actions.ts'

const plural = pluralsOf('de')

const fields = (count: string) => plural(count, { one: '# Feld', other: '# Felder' })

export const actionMessages: typeof actionMessagesType = {
  selection: 'Auswahl',
  selected: (count) => `${fields(count)} ausgewählt.`,
  several: (count) => `${fields(count)} ausgewählt`,
  severalAbout: 'Mit den Pfeiltasten verschieben Sie sie gemeinsam, mit der Umschalttaste um 10 Punkte.',
  differ: 'Verschieden',
  also: (field) => `Zur Auswahl hinzufügen: ${field}`,
  all: 'Alle auswählen',
  copy: 'Kopieren',
  cut: 'Ausschneiden',
  paste: 'Einfügen',
  duplicate: 'Duplizieren',
  remove: 'Löschen',
  lock: 'Sperren',
  unlock: 'Entsperren',
  copied: (count) => `${fields(count)} kopiert.`,
  wasCut: (count) => `${fields(count)} ausgeschnitten.`,
  pasted: (count) => `${fields(count)} eingefügt.`,
  duplicated: (count) => `${fields(count)} dupliziert.`,
  removed: (count) => `${fields(count)} gelöscht.`,
  locked: (count) => `${fields(count)} gesperrt.`,
  unlocked: (count) => `${fields(count)} entsperrt.`,
  moved: (left, top) => `${left} mm von links, ${top} mm von oben.`,
  aligned: 'Ausgerichtet.',
  distributed: 'Verteilt.',
  lockedField: 'Gesperrt',
  undone: 'Rückgängig gemacht.',
  redone: 'Wiederholt.',
  stays: 'Nichts geändert. Vielleicht ist das Feld gesperrt.',
  nothingCopied: 'Es gibt nichts einzufügen.',
  full: 'Ein Design kann höchstens 50 Felder haben.',
  alignTo: {
    left: 'Linksbündig ausrichten',
    center: 'Horizontal zentrieren',
    right: 'Rechtsbündig ausrichten',
    top: 'Oben ausrichten',
    middle: 'Vertikal zentrieren',
    bottom: 'Unten ausrichten',
  },
  distribute: { across: 'Horizontal verteilen', down: 'Vertikal verteilen' },
}

export const keyMessages: typeof keyMessagesType = {
  keys: 'Tastenkürzel',
  of: {
    '← ↑ → ↓': 'Um 1 Punkt verschieben, mit Umschalttaste um 10',
    Shift: 'Klicken, um zur Auswahl hinzuzufügen; ziehen, um entlang einer Achse zu verschieben',
    Alt: 'Ziehen, ohne einzurasten',
    'Ctrl A': 'Alle auswählen',
    Esc: 'Auswahl aufheben',
    'Ctrl C, X, V, D': 'Kopieren, ausschneiden, einfügen, duplizieren (auch zwischen Designs)',
    Delete: 'Löschen',
    'Ctrl Z, Ctrl Y': 'Rückgängig machen, wiederholen',
    'Ctrl S': 'Neue Version speichern',
    '+ - 0 1': 'Vergrößern, verkleinern, einpassen, Originalgröße; oder Ctrl und scrollen',
    Space: 'Ziehen, um die Ansicht zu verschieben',
  },
}
