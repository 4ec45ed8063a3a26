import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  checkMessages as checkMessagesType,
  contrastMessages as contrastMessagesType,
} from '../../../../../src/pages/designs/messages/checks.ts'

const plural = pluralsOf('de')

export const checkMessages: typeof checkMessagesType = {
  small: (field, is) =>
    `${field}: Ein sehr langer Name würde mit ${is} pt gedruckt. Machen Sie das Feld größer oder die Schriftgröße kleiner.`,
  shrunk: (field, is, wanted) =>
    `${field}: Der Text der Vorschau schrumpft von ${wanted} pt auf ${is} pt. Machen Sie das Feld größer, um das zu vermeiden.`,
  runsOff: (field) =>
    `${field}: Der Text der Vorschau ist am Rand der Seite abgeschnitten. Lassen Sie ihn schrumpfen oder umbrechen, oder verwenden Sie eine kleinere Schriftgröße.`,
  edge: (field, is, wanted) =>
    `${field}: Der Abstand zum Rand der Seite beträgt ${is} mm. Drucker können alles abschneiden, was näher als ${wanted} mm liegt. Verschieben Sie das Feld nach innen.`,
  faint: (field, is, wanted) =>
    `${field}: Der Kontrast zum Hintergrund beträgt ${is}:1 und liegt unter ${wanted}:1. Wählen Sie eine andere Farbe, oder verschieben Sie das Feld.`,
  qrSmall: (_, is, wanted) =>
    `Der QR-Code ist ${is} mm breit. Telefone lesen Codes unter ${wanted} mm schlecht. Machen Sie ihn größer.`,
  qrFaint: (_, is) =>
    `Der Kontrast des QR-Codes beträgt ${is}:1. Telefone brauchen einen dunklen Code auf hellem Grund. Ändern Sie seine Farbe, oder verschieben Sie ihn.`,
  unknownValue: (field, key) =>
    `${field}: Keine Veranstaltung mit diesem Design legt den Wert „${key}“ fest, daher wird nichts gedruckt. Legen Sie ihn in den Einstellungen der Veranstaltung fest, oder löschen Sie das Feld.`,
  missingValue: (field, label, count) =>
    `${field}: ${plural(count, {
      one: `Bei # Person fehlt „${label}“, daher wird für sie nichts gedruckt.`,
      other: `Bei # Teilnehmenden fehlt „${label}“, daher wird für sie nichts gedruckt.`,
    })}`,
  noName: 'Das Design hat kein Feld für den Namen. Fügen Sie eines hinzu.',
  noCode:
    'Das Design hat weder einen Code noch einen QR-Code, daher lassen sich Zertifikate nicht prüfen. Fügen Sie eines von beiden hinzu.',
}

export const contrastMessages: typeof contrastMessagesType = {
  contrast: (ratio) => `Kontrast zum Hintergrund: ${ratio}:1`,
}
