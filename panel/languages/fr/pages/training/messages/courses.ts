import type { courseMessages as courseMessagesType } from '../../../../../src/pages/training/messages/courses.ts'

export const courseMessages: typeof courseMessagesType = {
  title: 'Cours',
  none: 'Aucun cours pour le moment',
  noneHow:
    'Ajoutez les cours que les personnes suivent ailleurs, par exemple sur une plateforme de formation, pour que les programmes puissent les exiger.',
  create: 'Nouveau cours',
  created: 'Cours créé.',
  edit: 'Modifier le cours',
  saved: 'Cours enregistré.',
  save: 'Enregistrer',
  name: 'Nom',
  code: 'Code',
  codeAbout:
    'Le code utilisé par la plateforme de formation. Il est unique, et les majuscules diffèrent des minuscules.',
  delete: 'Supprimer le cours',
  deleteAbout: 'Un cours peut être supprimé tant qu’aucun programme ne l’exige et que personne ne l’a terminé.',
  deleted: 'Cours supprimé.',
  added: 'Ajouté le',
  findCode: 'Code exact',
}
