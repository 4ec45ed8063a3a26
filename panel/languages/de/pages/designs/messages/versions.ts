import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  draftMessages as draftMessagesType,
  versionMessages as versionMessagesType,
} from '../../../../../src/pages/designs/messages/versions.ts'

const plural = pluralsOf('de')

export const versionMessages: typeof versionMessagesType = {
  versions: 'Versionen',
  about: 'Jedes Speichern erzeugt eine Version. Zertifikate behalten die Version, mit der sie ausgestellt wurden.',
  newest: 'Aktuell',
  by: (who) => `von ${who}`,
  issued: (count) => plural(count, { one: '# Zertifikat ausgestellt', other: '# Zertifikate ausgestellt' }),
  restoredFrom: (version) => `Aus Version ${version} wiederhergestellt`,
  again: 'Wiederherstellen',
  againLong: (version) => `Version ${version} wiederherstellen`,
  losing:
    'Sie haben ungespeicherte Änderungen. Sie bleiben in diesem Browser als Entwurf. Diese Version wiederherstellen?',
  restored: (from, version) => `Version ${from} als Version ${version} wiederhergestellt.`,
  compare: (version) => `Version ${version} vergleichen`,
  newer: 'Neuer',
  older: 'Älter',
  compareHow: 'Wählen Sie zwei Versionen aus, um sie zu vergleichen.',
  how: 'Vergleich',
  hows: { beside: 'Nebeneinander', over: 'Übereinander', difference: 'Nur Unterschiede' },
  seen: (title) => `Deckkraft: ${title}`,
  note: 'Was ist neu? (optional)',
  same: 'Keine Unterschiede.',
  differs: 'Unterschiede',
  pageOf: 'Seite, Sprache oder Hintergrund',
  picture: (title) => `${title}, wie gedruckt`,
  stale: 'Jemand anderes hat dieses Design gespeichert',
  staleAbout:
    'Die andere Version ist aktuell. Wenn Sie Ihre behalten, wird sie zur aktuellen, und die andere bleibt verfügbar.',
  theirs: (version) => `Die andere Version ${version}`,
  mine: 'Ihre ungespeicherten Änderungen',
  takeTheirs: 'Andere Version verwenden',
  keepMine: 'Meine als neue Version speichern',
  taken: 'Gezeigt wird die andere Version. Ihre bleibt in diesem Browser als Entwurf.',
  archived: 'Archiviert',
  showArchived: 'Archivierte Designs',
  showOffered: 'Aktive Designs',
  noArchived: 'Keine archivierten Designs.',
  archive: 'Archivieren',
  archiveLong: (name) => `Archivieren: ${name}`,
  archivedNow: (name) => `${name} archiviert. Veranstaltungen, die es verwenden, sind nicht betroffen.`,
  bringBack: 'Reaktivieren',
  bringBackLong: (name) => `Reaktivieren: ${name}`,
  backNow: (name) => `${name} reaktiviert.`,
  duplicateLong: (name) => `Duplizieren: ${name}`,
  copyOf: (name) => `${name} (Kopie)`,
  copied: (name) => `${name} erstellt.`,
}

export const draftMessages: typeof draftMessagesType = {
  title: 'Ungespeicherte Änderungen',
  from: (moment, distance) => `In diesem Browser ist ein Entwurf gespeichert: ${moment} (${distance}).`,
  older: (version, now) => `Er beruht auf Version ${version}; die aktuelle Version ist ${now}.`,
  goOn: 'Entwurf wiederherstellen',
  drop: 'Entwurf löschen',
  took: 'Entwurf wiederhergestellt.',
  full: 'In diesem Browser ist kein Platz mehr für Entwürfe. Speichern Sie Ihre Änderungen oft.',
  leave: 'Verlassen, ohne zu speichern? Ihre Änderungen bleiben in diesem Browser als Entwurf.',
}
