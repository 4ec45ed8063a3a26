import type { listMessages as listMessagesType } from '../../../../src/components/messages/lists.ts'
import { pluralsOf } from '../../../../src/messages/plurals.ts'

const plural = pluralsOf('fr')

export const listMessages: typeof listMessagesType = {
  showAll: 'Effacer la recherche et les filtres',
  nothing: (what) => `Aucun résultat pour « ${what} ».`,
  nothingFiltered: 'Aucun résultat ne correspond à ces filtres.',
  filters: 'Filtres',
  filtersSet: (count) => `Filtres (${count})`,
  columns: 'Colonnes',
  sortBy: (column) => `Trier par : ${column}`,
  all: 'Tout',
  chosen: (count) => plural(count, { one: '# sélectionné', other: '# sélectionnés' }),
  chooseAll: (count) => `Tout sélectionner (${count})`,
  chooseNone: 'Effacer la sélection',
  choose: 'Sélectionner',
  rows: 'Lignes',
  views: 'Vues',
  saveView: 'Enregistrer la vue',
  viewName: 'Nom de la vue',
  noView: 'Vue par défaut',
  saveChanges: (name) => `Enregistrer les modifications : ${name}`,
  renameView: (name) => `Renommer : ${name}`,
  deleteView: (name) => `Supprimer : ${name}`,
  export: 'Exporter',
  exportAs: { csv: 'Fichier CSV', xlsx: 'Fichier Excel' },
}
