import type {
  pictureMessages as pictureMessagesType,
  printedMessages as printedMessagesType,
  sampleMessages as sampleMessagesType,
} from '../../../../../src/pages/designs/messages/pictures.ts'

export const pictureMessages: typeof pictureMessagesType = {
  own: 'Eigenes Bild',
  file: 'Bild',
  fileAbout:
    'PNG, JPEG oder WebP, bis 10 MB. Für A4 quer sind 3508 × 2480 Pixel ideal; wir empfehlen mindestens 1754 × 1240. Lassen Sie Platz für Namen.',
  facts: (pixels, page, dpi) => `${pixels} Pixel, gedruckt auf ${page} mm mit ${dpi} dpi.`,
  coarse: 'Das wird im Druck unscharf. Verwenden Sie möglichst ein größeres Bild.',
  shrunk: 'Die längere Seite wird auf 3508 Pixel verkleinert; das genügt für den Druck.',
  wrong: {
    type: 'Wählen Sie ein PNG-, JPEG- oder WebP-Bild.',
    size: 'Das Bild ist größer als 10 MB. Speichern Sie es als JPEG oder mit weniger Pixeln.',
    broken: 'Das Bild ließ sich nicht lesen. Speichern Sie es noch einmal als PNG oder JPEG.',
  },
  none: 'Wählen Sie zuerst ein Bild.',
  shown: 'Ausgewähltes Bild',
}

export const sampleMessages: typeof sampleMessagesType = {
  madeUp: 'Beispieldaten',
  ofEvent: 'Teilnehmende einer Veranstaltung',
  orders: { longest_name: 'Längster Name', oldest: 'Zuerst angemeldet', search: 'Teilnehmende suchen' },
  event: 'Veranstaltung',
  usesThis: (event) => `${event} (verwendet dieses Design)`,
  noEvents: 'Noch keine Veranstaltungen.',
  look: 'Name oder E-Mail',
  previous: 'Vorige Person',
  next: 'Nächste Person',
  nth: (name, nth, total) => `${name}, ${nth} von ${total}`,
  nobody: 'Keine angemeldeten Teilnehmenden gefunden. Gezeigt werden Beispieldaten.',
}

export const printedMessages: typeof printedMessagesType = {
  view: 'Ansicht',
  views: { over: 'Druckvorschau', beside: 'Nebeneinander', drawn: 'Editor' },
  drawing: 'Wird gezeichnet …',
  fresh: 'So wird es gedruckt. Als Code steht PREVIEW.',
  drawn: 'So zeichnet es Ihr Browser.',
  notDrawn: 'Die Druckvorschau ist nicht verfügbar. Gezeigt wird die Ansicht des Editors.',
  picture: (name) => `Druckvorschau für ${name}`,
  elsewhere: 'Diese Felder werden mehr als 2 pt neben der Stelle gedruckt, an der der Editor sie zeigt:',
  pdf: 'PDF',
  file: 'vorschau.pdf',
}
