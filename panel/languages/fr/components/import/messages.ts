import type { importStepMessages as importStepMessagesType } from '../../../../src/components/import/messages.ts'
import { pluralsOf } from '../../../../src/messages/plurals.ts'

const plural = pluralsOf('fr')

export const importStepMessages: typeof importStepMessagesType = {
  source: 'Ajoutez votre liste',
  paste: 'Lignes collées',
  choose: 'Choisir un fichier',
  drop: 'ou déposez-le ici',
  look: 'Aperçu',
  other: 'Importer une autre liste',
  columns: 'Associer les colonnes',
  header: 'Colonne',
  first: 'Première valeur',
  means: 'Champ',
  leftOut: 'Ne pas importer',
  problems: 'Lignes en erreur',
  row: 'Ligne',
  column: 'Colonne',
  problem: 'Erreur',
  done: 'Import terminé',
  failedRows: 'Télécharger les lignes en erreur',
  nothing: 'Rien à importer.',
  earlier: 'Imports précédents',
  failedRowsOf: (time) => `Télécharger les lignes en erreur du ${time}`,
  verdict: ({ created, updated, skipped, failed }) =>
    [
      plural(created, { one: '# nouveau', other: '# nouveaux' }),
      updated && `${updated} mis à jour`,
      skipped && plural(skipped, { one: '# inchangé', other: '# inchangés' }),
      failed && `${failed} en erreur`,
    ]
      .filter(Boolean)
      .join(', '),
  kept: 'Les lignes en erreur restent disponibles pendant 30 jours dans « Imports précédents ».',
}
