import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { assignmentMessages as assignmentMessagesType } from '../../../../../src/pages/training/messages/assignments.ts'

const plural = pluralsOf('fr')

export const assignmentMessages: typeof assignmentMessagesType = {
  title: 'Attributions',
  none: 'Aucune attribution pour le moment',
  noneHow: 'Ouvrez un programme et attribuez-le à des personnes.',
  toProgrammes: 'Programmes',
  cycle: 'Cycle',
  assigned: 'Attribué le',
  earlier: 'Cycle précédent',
  moveDueDate: 'Modifier l’échéance',
  moveTitle: 'Modifier l’échéance',
  moveAbout: 'Seules les formations non terminées reçoivent la nouvelle date.',
  moveAll: 'Toutes les personnes qui n’ont pas terminé le programme reçoivent la nouvelle date.',
  noDateAbout: 'Vide : sans échéance.',
  move: 'Modifier',
  moved: (count, { number }) =>
    plural(number(count), { one: 'Échéance modifiée pour # personne.', other: 'Échéance modifiée pour # personnes.' }),
  again: 'Recommencer',
  againAbout:
    'Les personnes qui ont terminé le programme reçoivent le cycle suivant. Les acquis précédents n’y comptent pas.',
  restart: (count, { number }) =>
    plural(number(count), { one: 'Recommencer pour # personne', other: 'Recommencer pour # personnes' }),
  restarted: (count, { number }) =>
    plural(number(count), {
      one: 'Cycle suivant lancé pour # personne.',
      other: 'Cycle suivant lancé pour # personnes.',
    }),
  delete: 'Supprimer',
  deleteTitle: (count, { number }) =>
    plural(number(count), { one: 'Supprimer # attribution', other: 'Supprimer # attributions' }),
  deleteAbout: 'Elles ne comptent plus. Les cycles précédents restent enregistrés.',
  deleted: (count, { number }) =>
    plural(number(count), { one: '# attribution supprimée.', other: '# attributions supprimées.' }),
  progress: (done, all) => `${done} sur ${all}`,
  tooMany: (most) => `Choisissez au plus ${most} personnes à la fois.`,
}
