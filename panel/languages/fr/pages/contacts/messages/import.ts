import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { contactImportMessages as contactImportMessagesType } from '../../../../../src/pages/contacts/messages/import.ts'

const plural = pluralsOf('fr')

export const contactImportMessages: typeof contactImportMessagesType = {
  title: 'Importer des contacts',
  about:
    'Collez des cellules d’un tableur avec les noms de colonnes en première ligne, ou envoyez un fichier .csv de 200 000 lignes au maximum ou .xlsx de 20 000 lignes au maximum.',
  sample:
    'Nom\tE-mail\tEntreprise\nAda Lovelace\tada@example.org\tEngines\nChloé Lefèvre\tchloe@example.org\tLefèvre SA',
  fields: {
    first_name: 'Prénom',
    last_name: 'Nom',
    name: 'Nom complet',
    email: 'E-mail',
    phone: 'Téléphone',
    title: 'Fonction',
    company: 'Entreprise',
    website: 'Site web de l’entreprise',
    tags: 'Étiquettes',
    lifecycle_stage: 'Étape',
    email_consent: 'Accord e-mail',
    owner: 'Responsable',
    notes: 'Note',
  },
  custom: (label) => `Champ personnalisé : ${label}`,
  known: 'Contacts existants',
  modes: {
    update: 'Remplacer par les valeurs de la liste',
    fill: 'Remplir seulement les champs vides',
  },
  import: (count) => plural(count, { one: 'Importer # contact', other: 'Importer # contacts' }),
  update: (count) => plural(count, { one: 'Mettre à jour # contact', other: 'Mettre à jour # contacts' }),
  seeThem: 'Voir les contacts',
  list: 'Imports précédents',
  none: 'Aucun import pour le moment',
  noneAbout: 'Les imports apparaissent ici avec leurs résultats.',
  file: 'Fichier',
  status: 'Statut',
  statuses: {
    pending: 'En attente',
    running: 'En cours',
    completed: 'Terminé',
    failed: 'En échec',
    cancelled: 'Annulé',
  },
  result: 'Résultat',
  rows: 'Lignes',
  started: 'Début',
  mode: 'Contacts existants',
  progress: (done, all) => plural(done, { one: `# ligne sur ${all}`, other: `# lignes sur ${all}` }),
  goesOn: 'Vous pouvez quitter cette page ; l’import continue.',
  cancel: 'Annuler l’import',
  cancelAbout: 'Les contacts déjà importés restent.',
  cancelled: 'Import annulé.',
}
