import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { pipelineMessages as pipelineMessagesType } from '../../../../../src/pages/sales/pipeline/messages.ts'

const plural = pluralsOf('fr')

export const pipelineMessages: typeof pipelineMessagesType = {
  title: 'Pipeline',
  add: 'Ajouter une affaire',
  addIn: (stage) => `Ajouter une affaire à l’étape ${stage}`,
  board: 'Tableau',
  list: 'Liste',
  shownAs: 'Afficher en',
  editStages: 'Étapes',
  owner: 'Responsable',
  company: 'Entreprise',
  allCompanies: 'Entreprise : toutes',
  chooseCompany: 'Afficher les affaires d’une entreprise',
  clearCompany: (name) => `Afficher toutes les entreprises, pas seulement ${name}`,
  stageAll: 'Étape',
  currency: 'Devise',
  find: 'Rechercher des affaires',
  deals: 'Affaires',
  deal: 'Affaire',
  weighted: (sum) => `Pondéré : ${sum}`,
  noSum: 'Aucun montant',
  none: 'Aucune affaire pour le moment',
  noneHow:
    'Ajoutez une affaire pour chaque vente en cours, et déplacez-la d’étape en étape jusqu’à ce qu’elle soit gagnée ou perdue.',
  noneHere: 'Aucune affaire',
  more: (count) => plural(count, { one: 'Voir # dans la liste', other: 'Voir les # dans la liste' }),
  moveTo: 'Déplacer vers…',
  moveOf: (title) => `Déplacer « ${title} » vers…`,
  move: 'Déplacer',
  moved: (title, stage) => `« ${title} » a été déplacée vers ${stage}.`,
  movedMany: (count, stage) =>
    plural(count, { one: `# affaire déplacée vers ${stage}.`, other: `# affaires déplacées vers ${stage}.` }),
  place: 'Position',
  top: 'Tout en haut',
  bottom: 'Tout en bas',
  below: (title) => `Sous « ${title} »`,
  drag: 'Faire glisser pour déplacer',
  expected: 'Clôture prévue',
  stageOf: (stage) => `Affaires à l’étape ${stage}`,
  amount: 'Montant',
  contact: 'Contact',
  changed: 'Modifiée le',
  order: 'Ordre',
  newest: 'Plus récentes d’abord',
  updated: 'Dernière modification',
  byClose: 'Clôture la plus proche',
  moveMany: (count) => plural(count, { one: 'Déplacer # affaire', other: 'Déplacer # affaires' }),
  moveFirst: (count) =>
    plural(count, {
      one: 'La première affaire sélectionnée est déplacée.',
      other: 'Les # premières affaires sélectionnées sont déplacées.',
    }),
}
