import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { typeMessages as typeMessagesType } from '../../../../../src/pages/registration/types/messages.ts'

const plural = pluralsOf('fr')

export const typeMessages: typeof typeMessagesType = {
  title: 'Types d’inscription',
  about: 'Chaque personne choisit un type en s’inscrivant.',
  add: 'Ajouter un type',
  none: 'Aucun type d’inscription pour le moment.',
  noneHow:
    'Ajoutez des types comme étudiant, intervenant et presse quand des groupes ont besoin de places, d’une date de clôture ou de questions à eux. Sans type, le formulaire est le même pour tous.',
  full: (count) =>
    plural(count, {
      one: 'Un événement peut avoir au plus # type.',
      other: 'Un événement peut avoir au plus # types.',
    }),
  taken: (count) => plural(count, { one: '# place prise', other: '# places prises' }),
  takenOf: (count, of) => plural(count, { one: `# place prise sur ${of}`, other: `# places prises sur ${of}` }),
  waiting: (count) => `${count} en attente`,
  pending: (count) => `${count} à valider`,
  approval: 'Avec validation',
  approvalAbout: 'Les personnes obtiennent une place et un billet quand vous validez leur inscription.',
  approvalByEvent: 'L’événement exige déjà la validation de chaque inscription.',
  questions: (count) => plural(count, { one: '# question', other: '# questions' }),
  closesOn: (time) => `Clôture le ${time}`,
  closedOn: (time) => `Clos le ${time}`,
  edit: 'Modifier le type',
  name: 'Nom',
  description: 'Description',
  descriptionAbout: 'Affichée sous le nom dans le formulaire d’inscription.',
  places: 'Places',
  placesAbout: 'Laissez vide pour n’utiliser que la capacité de l’événement.',
  closes: 'Clôture des inscriptions',
  closesAbout: 'Laissez vide pour clore en même temps que l’événement.',
  ownQuestions: 'Questions pour ce type',
  ownQuestionsAbout: 'Posées après les questions de l’événement, seulement aux personnes qui choisissent ce type.',
  noQuestions: 'Aucune question pour ce type.',
  save: 'Enregistrer',
  saved: 'Enregistré.',
  remove: 'Supprimer le type',
  removeOf: (name) => `Supprimer : ${name}`,
  removeTitle: (name) => `Supprimer « ${name} » ?`,
  removeAbout: 'Le type et ses questions sont supprimés définitivement.',
  inUse: (count) =>
    `${plural(count, { one: '# participant a ce type, qui ne peut donc pas être supprimé. Attribuez-lui d’abord un autre type.', other: '# participants ont ce type, qui ne peut donc pas être supprimé. Attribuez-leur d’abord un autre type.' })} Pour empêcher de nouvelles inscriptions, fixez une date de clôture.`,
  removed: 'Type supprimé.',
}
