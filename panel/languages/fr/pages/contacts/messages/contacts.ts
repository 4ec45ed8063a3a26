import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { contactsMessages as contactsMessagesType } from '../../../../../src/pages/contacts/messages/contacts.ts'

const plural = pluralsOf('fr')

export const contactsMessages: typeof contactsMessagesType = {
  title: 'Contacts',
  find: 'Rechercher des contacts',
  add: 'Ajouter un contact',
  addAnother: 'Ajouter et continuer',
  added: (name) => `Contact ajouté : ${name}.`,
  import: 'Importer',
  nobody: 'Aucun contact pour le moment',
  nobodyHow:
    'Importez une liste, ajoutez des personnes à la main, ou laissez les inscriptions et les formulaires les créer.',
  name: 'Nom',
  company: 'Entreprise',
  stage: 'Étape',
  score: 'Score',
  owner: 'Responsable',
  tags: 'Étiquettes',
  tag: 'Étiquette',
  email: 'E-mail',
  phone: 'Téléphone',
  jobTitle: 'Fonction',
  consent: 'Accord e-mail',
  source: 'Origine',
  active: 'Activité',
  lastActive: 'Dernière activité',
  never: 'Jamais',
  created: 'Ajouté le',
  updated: 'Modifié le',
  scoreFrom: 'Score à partir de',
  scoreTo: 'Score jusqu’à',
  activeIn: (days) => `Actifs ces ${days} derniers jours`,
  inactiveFor: (days) => plural(days, { one: 'Inactifs depuis # jour', other: 'Inactifs depuis # jours' }),
  write: 'Écrire à ces personnes',
  writeTo: (count) => plural(count, { one: 'Écrire à # contact', other: 'Écrire à # contacts' }),
  tooMany: (most) =>
    `Choisissez au plus ${most} contacts pour leur écrire, ou filtrez la liste et utilisez « Écrire à ces personnes ».`,
}
