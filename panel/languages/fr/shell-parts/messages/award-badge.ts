import type { awardBadgeMessages as awardBadgeMessagesType } from '../../../../src/shell-parts/messages/award-badge.ts'

export const awardBadgeMessages: typeof awardBadgeMessagesType = {
  title: 'Attribuer un badge',
  award: (badge) => `Attribuer ${badge}`,
  awardTo: (name) => `Attribuer un badge à ${name}`,
  submit: 'Attribuer',
  badge: 'Badge',
  noBadges: 'Aucun badge ne peut être attribué. Créez-en d’abord un sous Badges.',
  name: 'Nom',
  nameAbout: 'Tel qu’il apparaît sur le badge.',
  email: 'E-mail',
  awarded: (name) => `${name} a maintenant le badge.`,
  already: (name) => `${name} a déjà ce badge et le garde.`,
  evidence: 'Justificatifs',
  evidenceAbout:
    'Affichés sur la page publique du badge, par exemple une intervention avec un lien vers son enregistrement.',
  nth: (nth) => `Justificatif ${nth}`,
  text: 'Texte',
  url: 'Lien (facultatif)',
  add: 'Ajouter un justificatif',
  remove: (nth) => `Supprimer le justificatif ${nth}`,
}
