import type { Texts } from '../../lib/text/texts.ts'

export const presetNames: Texts['presetNames'] = {
  day_before: 'Erinnerung am Tag davor',
  hour_before_online: 'Online-Link eine Stunde vorher',
  thank_you_survey: 'Dank mit Umfrage',
  missed_you: 'Wir haben Sie vermisst',
  certificate: 'Zertifikate ausstellen',
  expiry_reminder: 'Zertifikat läuft bald ab',
}

export const sampleEvent: Texts['sampleEvent'] = {
  event: 'Beispiel: ein Tag voller Vorträge',
  place: 'Rathaus, großer Saal',
  about:
    'Diese Veranstaltung und ihre Teilnehmenden sind erfunden. Probieren Sie alles aus: Es werden keine E-Mails versendet.',
  talks: {
    opening: { title: 'Eröffnung', location: 'Großer Saal', speaker: 'Grace Hopper' },
    workshop: { title: 'Workshop: erste Schritte', location: 'Raum 2', speaker: 'Ada Lovelace' },
    panel: { title: 'Podium und Abschied', location: 'Großer Saal', speaker: 'Ayşe Yılmaz' },
  },
}
