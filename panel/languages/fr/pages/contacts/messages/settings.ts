import type { crmSettingsMessages as crmSettingsMessagesType } from '../../../../../src/pages/contacts/messages/settings.ts'

export const crmSettingsMessages: typeof crmSettingsMessagesType = {
  title: 'Paramètres des contacts',
  events: 'Contacts issus des événements',
  feed: 'Créer des contacts à partir de l’activité des événements',
  feedAbout:
    'Les inscriptions, les présences, les certificats et les enquêtes créent des contacts et apparaissent dans leur chronologie. Ce qui se passe pendant que cette option est désactivée n’est pas ajouté plus tard.',
  feedOn: 'L’activité des événements crée des contacts.',
  feedOff: 'L’activité des événements ne crée pas de contacts.',
  fields: 'Champs personnalisés',
  fieldsAbout:
    'Ils apparaissent sur chaque contact, dans les formulaires et les imports, et comme colonnes de la liste.',
  noFields: 'Il n’y en a pas encore.',
  addField: 'Ajouter un champ',
  nth: (nth) => `Champ ${nth}`,
  label: 'Libellé',
  key: 'Clé',
  keyAbout: 'Utilisée dans les imports et par l’API ; elle ne change jamais.',
  type: 'Type',
  types: { text: 'Texte', number: 'Nombre', date: 'Date', choice: 'Choix' },
  options: 'Options',
  optionsAbout: 'Une par ligne. Les contacts gardent une option supprimée.',
  up: 'Monter',
  upOf: (name) => `Monter : ${name}`,
  remove: 'Supprimer',
  removeOf: (name) => `Supprimer : ${name}`,
  lostTitle: 'Supprimer des valeurs de contacts ?',
  lostAbout:
    'Des contacts ont des valeurs dans des champs supprimés ou dont le type a changé. L’enregistrement les supprime définitivement :',
  lostSave: 'Supprimer les valeurs et enregistrer',
  tags: 'Étiquettes',
  noTags: 'Aucun contact n’a d’étiquette.',
  mostUsed: (count) => `Les ${count} étiquettes les plus utilisées sont affichées.`,
}
