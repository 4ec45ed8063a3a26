import type { bulkColumnMessages as bulkColumnMessagesType } from '../../../../../src/pages/certificates/bulk-columns/messages.ts'

export const bulkColumnMessages: typeof bulkColumnMessagesType = {
  columns: 'Associer les colonnes',
  header: 'Colonne',
  first: 'Première valeur',
  means: 'Utiliser comme',
  targets: {
    name: 'Nom complet',
    first_name: 'Prénom',
    last_name: 'Nom',
    email: 'E-mail',
  },
  ignored: 'Ignorer',
  unnamed: (letter) => `Colonne ${letter}`,
  sheet: 'Feuille',
  kind: 'Catégorie de certificat',
  attendeeKind: 'Participant (par défaut)',
  chooseName: 'Aucune colonne de noms n’a été reconnue. Choisissez-la ci-dessous.',
  missing: 'Lignes sans valeur',
  blank: 'Créer leur certificat sans cette mention',
  skip: 'Exclure la ligne',
}
