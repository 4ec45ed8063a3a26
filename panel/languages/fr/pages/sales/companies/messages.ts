import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { companyMessages as companyMessagesType } from '../../../../../src/pages/sales/companies/messages.ts'

const plural = pluralsOf('fr')

export const companyMessages: typeof companyMessagesType = {
  title: 'Entreprises',
  add: 'Ajouter une entreprise',
  edit: 'Modifier',
  editOf: (name) => `Modifier ${name}`,
  save: 'Enregistrer',
  saved: 'Enregistré.',
  added: (name) => `Entreprise ajoutée : ${name}.`,
  find: 'Rechercher des entreprises',
  order: 'Ordre',
  newest: 'Plus récentes d’abord',
  byName: 'Par nom',
  name: 'Nom',
  domain: 'Domaine',
  domainHow: 'Les personnes qui ont une adresse de ce domaine peuvent être rattachées à l’entreprise.',
  industry: 'Secteur',
  website: 'Site web',
  phone: 'Téléphone',
  notes: 'Notes',
  contacts: 'Contacts',
  deals: 'Affaires',
  openDeals: 'Affaires en cours',
  changed: 'Modifiée le',
  none: 'Aucune entreprise pour le moment',
  noneHow: 'Les entreprises apparaissent quand vous importez des contacts avec une entreprise, ou ajoutez-les ici.',
  noContacts: 'Aucun contact n’appartient encore à cette entreprise. Choisissez l’entreprise sur la page d’un contact.',
  noDeals: 'Cette entreprise n’a pas encore d’affaire.',
  addDeal: 'Ajouter une affaire',
  onPipeline: 'Voir dans le pipeline',
  remove: 'Supprimer',
  removeOf: (name) => `Supprimer ${name} ?`,
  removeSure: 'L’entreprise sera supprimée définitivement. Ses contacts restent, sans entreprise.',
  removeDeals: (count) =>
    plural(count, {
      one: 'L’entreprise a # affaire, qui serait aussi supprimée :',
      other: 'L’entreprise a # affaires, qui seraient aussi supprimées :',
    }),
  removeAndDeals: 'Supprimer l’entreprise et les affaires',
  andMore: (count) => plural(count, { one: 'et # autre', other: 'et # autres' }),
  removed: (name) => `Entreprise supprimée : ${name}.`,
  exportContacts: 'Exporter les contacts',
  exportDeals: 'Exporter les affaires',
  created: 'Créée le',
}
