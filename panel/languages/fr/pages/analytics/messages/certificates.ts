import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { certificateFigureMessages as certificateFigureMessagesType } from '../../../../../src/pages/analytics/messages/certificates.ts'

const plural = pluralsOf('fr')

export const certificateFigureMessages: typeof certificateFigureMessagesType = {
  issued: 'Certificats délivrés',
  uses: 'Utilisation des certificats',
  usedAs: { verified: 'Vérifiés', downloaded: 'Téléchargés', shared: 'Ouverts depuis un lien partagé' },
  robots: (count) => `Les visites de robots connus ne sont pas comptées : ${count}.`,
  byTier: 'Certificats par niveau',
  byTierAbout: 'Sans les certificats révoqués.',
  tier: 'Niveau',
  noTier: 'Sans niveau',
  count: 'Certificats',
  share: 'Part',
  byKind: 'Certificats par catégorie',
  kind: 'Catégorie',
  defaultKind: 'Participant',
  validNow: (count) => plural(count, { one: '# valable actuellement', other: '# valables actuellement' }),
  figures: { issued: 'Délivrés', revoked: 'Révoqués', expired: 'Expirés', expiring: 'Bientôt expirés' },
  ends: 'Révoqués et expirés',
  byEvent: 'Certificats par événement',
  byEventAbout: (shown, count) =>
    `${shown} sur ${count} événements, ceux qui ont le plus de certificats sur cette période.`,
  event: 'Événement',
  byEventType: 'Certificats par type d’événement',
  eventType: 'Type d’événement',
  allTypes: 'Tous les types d’événement',
  allTiers: 'Tous les niveaux',
  moreOf: (revoked, expired) =>
    `${plural(revoked, { one: '# révoqué', other: '# révoqués' })}, ${plural(expired, { one: '# expiré', other: '# expirés' })}`,
  types: {
    conference: 'Conférence',
    workshop: 'Atelier',
    seminar: 'Séminaire',
    webinar: 'Webinaire',
    training: 'Formation',
    course: 'Cours',
    meetup: 'Rencontre',
    ceremony: 'Cérémonie',
    competition: 'Concours',
    other: 'Autre',
  },
}
