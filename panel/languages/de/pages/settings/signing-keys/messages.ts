import type { signingKeyMessages as signingKeyMessagesType } from '../../../../../src/pages/settings/signing-keys/messages.ts'

export const signingKeyMessages: typeof signingKeyMessagesType = {
  title: 'Signaturschlüssel',
  about:
    'Mit diesen Schlüsseln werden Ihre Zertifikate und Badges signiert, damit jeder sie prüfen kann, ohne Sie zu fragen. Schlüssel werden alle zwei Jahre automatisch ersetzt.',
  notCheckable:
    'Niemand sonst kann Ihre Zertifikate und Badges prüfen, bis der Betreiber SITE_URL auf eine https-Adresse mit einem Hostnamen setzt.',
  none: 'Noch keine Signaturschlüssel.',
  noneHow: 'Der erste Schlüssel entsteht mit Ihrem ersten Zertifikat.',
  issue: 'Zertifikat ausstellen',
  purpose: 'Signiert',
  purposes: { credential: 'Zertifikate und Badges', log: 'Ausstellungsprotokoll' },
  state: 'Status',
  states: { current: 'In Gebrauch', replaced: 'Ersetzt', withdrawn: 'Zurückgezogen' },
  publicKey: 'Öffentlicher Schlüssel',
  copyKey: 'Öffentlichen Schlüssel kopieren',
  site: 'Adresse',
  created: 'Erstellt',
  retired: 'Ersetzt',
  withdrawnAt: 'Zurückgezogen',
  rotate: 'Schlüssel ersetzen',
  rotateTitle: 'Schlüssel für Zertifikate und Badges ersetzen?',
  rotateAbout:
    'Neue Zertifikate und Badges werden mit einem neuen Schlüssel signiert. Der private Teil des alten Schlüssels wird vernichtet. Alles, was damit signiert wurde, bleibt gültig.',
  rotated: 'Der neue Schlüssel ist in Gebrauch.',
  withdraw: 'Schlüssel zurückziehen',
  withdrawTitle: 'Diesen Schlüssel zurückziehen?',
  withdrawAbout:
    'Tun Sie das, wenn der Schlüssel gestohlen sein könnte. Gespeicherte Dateien bestehen dann keine Prüfung mehr; neue Dateien werden innerhalb von Minuten mit einem neuen Schlüssel signiert. Die Zertifikate und Badges selbst bleiben aktiv.',
  withdrawLog:
    'Tun Sie das, wenn der Schlüssel gestohlen sein könnte. Das Ausstellungsprotokoll wird ab jetzt mit einem neuen Schlüssel signiert.',
  affected: 'Neu zu signierende Zertifikate und Badges',
  withdrawn: 'Der Schlüssel wurde zurückgezogen.',
}
