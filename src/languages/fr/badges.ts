import { html } from 'ghtml'
import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('fr')

export const badgePage: Texts['badgePage'] = {
  brand: 'Badge',
  skipLink: 'Aller au badge',
  failure: { note: 'Cela ne dit rien sur un badge.', onward: 'Vérifier un certificat' },
  active: {
    heading: 'Badge authentique',
    meaning: (issuer, time) => html`<p>!${issuer} l’a attribué le !${time} et ne l’a pas retiré.</p>`,
  },
  revoked: {
    heading: 'N’est plus valable',
    meaning: (issuer, time) => html`<p>!${issuer} a retiré ce badge le !${time}.</p>`,
    reason: (reason) => html`<p>Motif indiqué : !${reason}</p>`,
    noReason: '<p>Aucun motif n’a été indiqué.</p>',
  },
  expired: {
    heading: 'Badge expiré',
    meaning: (issuer, time) => html`<p>!${issuer} a attribué ce badge, qui a expiré le !${time}.</p>`,
  },
  replaced: {
    heading: 'Badge remplacé',
    meaning: (issuer, time) => html`<p>!${issuer} a remplacé ce badge par un badge corrigé le !${time}.</p>`,
  },
  successor: 'Ouvrir le badge qui le remplace',
  evidence: 'Justificatifs',
  missing: {
    heading: 'Ce badge n’existe pas',
    text: 'Aucun badge n’a cette adresse. Elle a peut-être été tronquée lors de la copie : ouvrez-la de nouveau là où elle a été partagée.',
  },
  label: 'Le badge',
  earnedBy: 'Attribué à',
  badge: 'Badge',
  issuer: 'Attribué par',
  through: (domain) => `via ${domain}`,
  awardedAt: 'Attribué le',
  expiresAt: 'Valable jusqu’au',
  revokedAt: 'Retiré le',
  criteria: {
    heading: 'Pourquoi il a été attribué',
    byHand: (issuer) => html`<p>!${issuer} choisit à qui ce badge est attribué.</p>`,
    all: 'Toutes ces conditions ont été remplies :',
    sessions_attended: ({ min }) =>
      html`${plural(min, { one: 'Participation à une session', other: `Participation à ${min} sessions ou plus` })}`,
    events_attended: ({ min }) =>
      html`${plural(min, { one: 'Participation à un événement', other: `Participation à ${min} événements ou plus` })}`,
    event_attended: ({ of }) =>
      of ? html`Participation à l’événement !${of}` : 'Participation à un événement qui n’est plus répertorié',
    certificates_earned: ({ min }) =>
      html`${plural(min, { one: 'Obtention d’un certificat', other: `Obtention de ${min} certificats ou plus` })}`,
    survey_completed: ({ of }) =>
      of ? html`Réponse à l’enquête de l’événement !${of}` : 'Réponse à l’enquête d’un événement',
    programme_completed: ({ of }) =>
      of ? html`Programme terminé : !${of}` : 'Un programme terminé qui n’est plus répertorié',
  },
  picture: (badge, holder, issuer) => `Le badge ${badge} de ${holder}, attribué par ${issuer}.`,
  shared: (issuer) =>
    `Un badge de ${issuer}. La page indique pourquoi il a été attribué et s’il est valable aujourd’hui.`,
  actions: {
    heading: 'Conserver et partager',
    picture: 'Enregistrer l’image',
    linkedIn: 'Ajouter au profil LinkedIn',
    facts: 'Données (JSON)',
    credential: 'Attestation vérifiable',
    wallet: 'Ajouter au portefeuille',
    link: 'Lien vers cette page, à copier',
  },
}
