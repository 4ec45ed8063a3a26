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

export const sampleCrm: Texts['sampleCrm'] = {
  industries: ['Veranstaltungen', 'Logistik', 'Bildung'],
  titles: [
    'Leitung Veranstaltungen',
    'Einkauf',
    'Programmleitung',
    'Community-Management',
    'Geschäftsführung',
    'Beratung',
  ],
  deals: [
    'Sponsoring des Frühjahrstreffens',
    'Schulung für 30 Personen',
    'Jahresmitgliedschaft',
    'Stand auf der Messe',
    'Workshop-Reihe',
  ],
  notes: [
    'Bittet bis Monatsende um ein Angebot.',
    'Hat auf unserer ersten Veranstaltung gesprochen und möchte wiederkommen.',
  ],
  tags: { speaker: 'Vortrag', sponsor: 'Sponsoring', sample: 'Beispiel' },
}

export const sampleForm: Texts['sampleForm'] = {
  form: 'Beispiel: Schreiben Sie uns',
  asked: { name: 'Ihr Name', email: 'Ihre E-Mail-Adresse', topic: 'Ihr Thema', message: 'Ihre Nachricht' },
  topics: ['Sponsoring', 'Vortrag', 'Etwas anderes'],
  messages: ['Wir würden Ihre nächste Veranstaltung gern unterstützen.', 'Ich könnte über Zahlentheorie sprechen.'],
}

export const sampleSurvey: Texts['sampleSurvey'] = {
  rating: 'Wie hat Ihnen der Tag gefallen?',
  again: 'Kommen Sie wieder?',
  wish: 'Ihr Wunsch für das nächste Mal',
  wishes: ['Mehr Zeit für Fragen.', 'Ein ruhigerer Raum für den Workshop.', 'Genau so.'],
}

export const sampleTraining: Texts['sampleTraining'] = {
  course: 'Beispiel: Erste Hilfe',
  programme: 'Beispiel: Sicherheit bei Veranstaltungen',
  about: 'Alle, die bei Veranstaltungen helfen, schließen dies einmal im Jahr ab.',
  badge: 'Beispiel: immer dabei',
  badgeAbout: 'Für alle, die drei Sessions besucht haben.',
}
