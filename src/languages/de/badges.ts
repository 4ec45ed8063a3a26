import { html } from 'ghtml'
import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('de')

export const badgePage: Texts['badgePage'] = {
  brand: 'Badge',
  skipLink: 'Zum Badge springen',
  failure: { note: 'Das sagt nichts über irgendein Badge aus.', onward: 'Ein Zertifikat prüfen' },
  active: {
    heading: 'Echtes Badge',
    meaning: (issuer, time) => html`<p>!${issuer} hat dieses Badge am !${time} verliehen und nicht zurückgenommen.</p>`,
  },
  revoked: {
    heading: 'Nicht mehr gültig',
    meaning: (issuer, time) => html`<p>!${issuer} hat dieses Badge am !${time} zurückgenommen.</p>`,
    reason: (reason) => html`<p>Angegebener Grund: !${reason}</p>`,
    noReason: '<p>Es wurde kein Grund angegeben.</p>',
  },
  expired: {
    heading: 'Abgelaufenes Badge',
    meaning: (issuer, time) => html`<p>!${issuer} hat dieses Badge verliehen; es ist am !${time} abgelaufen.</p>`,
  },
  replaced: {
    heading: 'Ersetztes Badge',
    meaning: (issuer, time) => html`<p>!${issuer} hat dieses Badge am !${time} durch ein berichtigtes ersetzt.</p>`,
  },
  successor: 'Das neue Badge öffnen',
  evidence: 'Nachweise',
  missing: {
    heading: 'Dieses Badge gibt es nicht',
    text: 'Unter dieser Adresse gibt es kein Badge. Vielleicht wurde sie beim Kopieren abgeschnitten: Öffnen Sie das Badge noch einmal dort, wo es geteilt wurde.',
  },
  label: 'Das Badge',
  earnedBy: 'Verliehen an',
  badge: 'Badge',
  issuer: 'Verliehen von',
  through: (domain) => `über ${domain}`,
  awardedAt: 'Verliehen am',
  expiresAt: 'Gültig bis',
  revokedAt: 'Zurückgenommen am',
  criteria: {
    heading: 'Wofür es verliehen wurde',
    byHand: (issuer) => html`<p>!${issuer} wählt aus, wer dieses Badge erhält.</p>`,
    all: 'All das wurde erfüllt:',
    sessions_attended: ({ min }) =>
      html`${plural(min, { one: 'Eine Session besucht', other: `Mindestens ${min} Sessions besucht` })}`,
    events_attended: ({ min }) =>
      html`${plural(min, { one: 'Eine Veranstaltung besucht', other: `Mindestens ${min} Veranstaltungen besucht` })}`,
    event_attended: ({ of }) =>
      of ? html`Veranstaltung besucht: !${of}` : 'Eine Veranstaltung besucht, die nicht mehr aufgeführt ist',
    certificates_earned: ({ min }) =>
      html`${plural(min, { one: 'Ein Zertifikat erhalten', other: `Mindestens ${min} Zertifikate erhalten` })}`,
    survey_completed: ({ of }) =>
      of ? html`Umfrage beantwortet: !${of}` : 'Die Umfrage einer Veranstaltung beantwortet',
    programme_completed: ({ of }) =>
      of ? html`Programm abgeschlossen: !${of}` : 'Ein Programm abgeschlossen, das nicht mehr aufgeführt ist',
  },
  picture: (badge, holder, issuer) => `Das Badge ${badge} von ${holder}, verliehen von ${issuer}.`,
  shared: (issuer) =>
    `Ein Badge von ${issuer}. Auf der Seite steht, wofür es verliehen wurde und ob es jetzt gültig ist.`,
  actions: {
    heading: 'Behalten und teilen',
    picture: 'Bild speichern',
    linkedIn: 'Zum LinkedIn-Profil hinzufügen',
    facts: 'Daten (JSON)',
    credential: 'Verifizierbarer Nachweis',
    wallet: 'Zur Wallet hinzufügen',
    link: 'Link zu dieser Seite, zum Kopieren',
  },
}
