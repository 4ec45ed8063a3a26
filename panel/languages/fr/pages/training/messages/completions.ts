import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { completionMessages as completionMessagesType } from '../../../../../src/pages/training/messages/completions.ts'

const plural = pluralsOf('fr')

export const completionMessages: typeof completionMessagesType = {
  title: 'Cours terminés',
  none: 'Aucun cours terminé pour le moment',
  noneHow: 'Une plateforme de formation peut les envoyer avec l’API, ou vous pouvez les saisir ici.',
  noCourses: 'Ajoutez d’abord un cours.',
  toCourses: 'Cours',
  record: 'Saisir des cours terminés',
  course: 'Cours',
  day: 'Date de fin',
  dayAbout: 'Vide : aujourd’hui.',
  people: 'Une personne par ligne',
  peopleAbout:
    'Une adresse e-mail, ou un nom et une adresse e-mail. Chaque personne doit avoir une attribution ou une inscription.',
  example: 'Grace Hopper <grace@example.org>\nalan@example.org',
  noAddress: (name) => `Ajoutez une adresse e-mail pour ${name}.`,
  empty: 'Ajoutez au moins une personne avec une adresse e-mail.',
  tooMany: (most) => `Ajoutez au plus ${most} personnes à la fois.`,
  recorded: (count, { number }) =>
    plural(number(count), { one: '# cours terminé enregistré.', other: '# cours terminés enregistrés.' }),
  left: (count, { number }) =>
    `${plural(number(count), { one: '# personne n’a pas été retenue.', other: '# personnes n’ont pas été retenues.' })} Corrigez la liste et enregistrez-la de nouveau :`,
  problems: {
    unknown_course: 'Le cours n’existe plus.',
    unknown_person: 'N’a pas d’attribution et n’est pas participant. Attribuez d’abord un programme.',
    invalid_time: 'La date n’est pas valide.',
    in_the_future: 'La date est dans le futur.',
    other_course: 'A déjà été enregistré pour un autre cours.',
  },
  recordedAt: 'Enregistré le',
  source: 'Identifiant dans l’autre système',
  byHand: 'Saisi à la main',
  delete: 'Supprimer',
  deleteTitle: 'Supprimer le cours terminé',
  deleteAbout: (name, course) =>
    `Le cours ${course} n’est plus marqué comme terminé par ${name}. Les programmes terminés grâce à ce cours le restent.`,
  deleted: 'Cours terminé supprimé.',
}
