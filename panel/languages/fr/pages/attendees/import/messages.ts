import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { importMessages as importMessagesType } from '../../../../../src/pages/attendees/import/messages.ts'

const plural = pluralsOf('fr')

export const importMessages: typeof importMessagesType = {
  title: 'Importer des participants',
  sourceHow:
    'Collez des cellules d’un tableur avec les noms de colonnes en première ligne, collez des noms et des adresses e-mail, ou envoyez un fichier .csv ou .xlsx.',
  sample: 'Ada Lovelace <ada@example.org>\nChloé Lefèvre, chloe@example.org',
  fields: {
    name: 'Nom complet',
    first_name: 'Prénom',
    last_name: 'Nom',
    email: 'E-mail',
    status: 'Statut (« attended » pointe les personnes)',
    registration_type: 'Type d’inscription',
  },
  known: 'Participants existants',
  skip: 'Laisser inchangés',
  rename: 'Mettre à jour le nom, le type, les valeurs et les réponses',
  value: (label) => `Valeur : ${label}`,
  answer: (label) => `Réponse : ${label}`,
  import: (count) => plural(count, { one: 'Importer # participant', other: 'Importer # participants' }),
  update: (count) => plural(count, { one: 'Mettre à jour # participant', other: 'Mettre à jour # participants' }),
  seeThem: 'Voir les participants',
}
