import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { contactMessages as contactMessagesType } from '../../../../../src/pages/contacts/messages/contact.ts'

const plural = pluralsOf('fr')

export const contactMessages: typeof contactMessagesType = {
  title: 'Contact',
  all: 'Tous les contacts',
  edit: 'Modifier',
  delete: 'Supprimer',
  write: 'Envoyer un message',
  saved: 'Enregistré.',
  deals: 'Affaires',
  noDeals: 'Aucune affaire.',
  exportDeals: 'Exporter les affaires',
  details: 'Détails',
  email: 'E-mail',
  phone: 'Téléphone',
  jobTitle: 'Fonction',
  company: 'Entreprise',
  stage: 'Étape',
  owner: 'Responsable',
  tags: 'Étiquettes',
  consent: 'Accord e-mail',
  consentSince: (state, time) => `${state} (${time})`,
  source: 'Origine',
  created: 'Ajouté le',
  updated: 'Modifié le',
  none: '–',
  everything: 'Tout sur cette adresse',
  moreOf: (name) => `Autres contacts : ${name}`,
  deleteTitle: (name) => `Supprimer ${name} ?`,
  deleteAbout:
    'Le contact est supprimé définitivement avec ses notes et sa chronologie. Cette action est irréversible.',
  deleteDeals: (count) =>
    plural(count, {
      one: 'Il a # affaire, qui serait aussi supprimée :',
      other: 'Il a # affaires, qui seraient aussi supprimées :',
    }),
  deleteOther: 'Pour effacer une personne partout, utilisez Paramètres › Confidentialité.',
  moreDeals: (count) => plural(count, { one: 'et # autre', other: 'et # autres' }),
  deleteOne: 'Supprimer le contact',
  deleteBoth: (count) =>
    plural(count, { one: 'Supprimer le contact et # affaire', other: 'Supprimer le contact et # affaires' }),
  deleted: (name) => `Contact supprimé : ${name}.`,
}
