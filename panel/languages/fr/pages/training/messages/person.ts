import type { personMessages as personMessagesType } from '../../../../../src/pages/training/messages/person.ts'

export const personMessages: typeof personMessagesType = {
  title: 'Formation d’une personne',
  everything: 'Tout sur cette adresse',
  current: 'Formations en cours',
  earlier: 'Cycles précédents',
  completions: 'Cours terminés',
  noCompletions: 'Aucun cours terminé.',
  cycle: (cycle) => `Cycle ${cycle}`,
  dueOn: (day) => `échéance le ${day}`,
  completedOn: (day) => `terminé le ${day}`,
  edit: 'Modifier',
  editTitle: (programme) => `Modifier ${programme}`,
  reassignAbout: 'Une autre adresse donne cette formation à une autre personne.',
  save: 'Enregistrer',
  saved: 'Attribution enregistrée.',
  delete: 'Supprimer',
  changeEmail: 'Modifier l’adresse e-mail',
  changeEmailAbout:
    'Toutes les formations de cette personne passent à la nouvelle adresse. Les deux dossiers deviennent une seule personne ; cette action est irréversible.',
  newEmail: 'Nouvelle adresse e-mail',
  change: 'Modifier',
  changed: 'Adresse e-mail modifiée.',
}
