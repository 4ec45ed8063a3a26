import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { resultMessages as resultMessagesType } from '../../../../../src/pages/survey/messages/results.ts'

const plural = pluralsOf('fr')

export const resultMessages: typeof resultMessagesType = {
  nobody: 'Aucune réponse pour le moment.',
  nobodyHow:
    'Les résultats apparaissent ici dès que des participants répondent. Une automatisation peut envoyer le lien à tout le monde.',
  answered: (count) => plural(count, { one: '# réponse', other: '# réponses' }),
  mean: (mean, median) => `Moyenne ${mean}, médiane ${median}`,
  former: 'N’est plus posée',
  newest: 'Dernières réponses',
  answer: 'Réponse',
  share: 'Part',
  count: 'Nombre',
  yes: 'Oui',
  no: 'Non',
  responses: 'Réponses',
  find: 'Rechercher dans les réponses',
  name: 'Nom',
  answers: 'Réponses',
  sent: 'Répondu le',
  attendee: 'Participant',
  remove: 'Supprimer les réponses',
  removeAbout:
    'Les réponses de ce participant sont supprimées définitivement. Tant que l’enquête est ouverte, il peut répondre de nouveau.',
  removed: 'Réponses supprimées.',
  seePeople: (answer) => `Personnes qui ont répondu : ${answer}`,
  link: 'Lien d’un participant',
  linkAbout:
    'Trouvez un participant et copiez son lien personnel vers l’enquête. Toute personne qui l’a peut répondre à sa place.',
  findPerson: 'Nom ou e-mail du participant',
  noPerson: 'Aucun participant trouvé.',
}
