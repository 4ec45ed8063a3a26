import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { stageMessages as stageMessagesType } from '../../../../../src/pages/sales/stages/messages.ts'

const plural = pluralsOf('fr')

export const stageMessages: typeof stageMessagesType = {
  title: 'Étapes des affaires',
  back: 'Pipeline',
  about: 'Une affaire passe par ces étapes dans l’ordre. Les nouvelles affaires commencent à la première.',
  label: 'Nom',
  kind: 'Type',
  kinds: { open: 'En cours', won: 'Gagnée', lost: 'Perdue' },
  weight: 'Probabilité de gain (%)',
  weightHow: 'Les totaux pondérés multiplient les montants par cette valeur.',
  deals: (count) => plural(count, { one: '# affaire', other: '# affaires' }),
  up: (name) => `Monter ${name}`,
  down: (name) => `Descendre ${name}`,
  remove: (name) => `Supprimer ${name}`,
  keep: 'Déplacez ses affaires vers une autre étape pour la supprimer ou changer son type.',
  add: 'Ajouter une étape',
  stage: 'Étape',
  save: 'Enregistrer les étapes',
  saved: 'Étapes enregistrées.',
}
