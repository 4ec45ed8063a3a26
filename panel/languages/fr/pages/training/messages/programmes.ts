import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { programmeMessages as programmeMessagesType } from '../../../../../src/pages/training/messages/programmes.ts'

const plural = pluralsOf('fr')

export const programmeMessages: typeof programmeMessagesType = {
  title: 'Programmes',
  none: 'Aucun programme de formation pour le moment',
  noneHow:
    'Un programme est une liste d’événements et de cours que des personnes doivent terminer, avec des échéances et un renouvellement.',
  create: 'Nouveau programme',
  created: 'Programme créé.',
  edit: 'Modifier le programme',
  save: 'Enregistrer',
  saved: 'Programme enregistré.',
  name: 'Nom',
  description: 'Description',
  dueDays: 'Jours jusqu’à l’échéance',
  dueDaysAbout: 'À compter de l’attribution. Vide : aucune échéance.',
  dueAfter: (days, { number }) =>
    plural(number(days), { one: '# jour après l’attribution', other: '# jours après l’attribution' }),
  dueDate: 'Échéance',
  noDueDate: 'Aucune',
  renewal: 'Période de renouvellement en mois',
  renewalAbout: 'Les personnes doivent refaire le programme après cette durée. Vide : une fois suffit.',
  renews: (months, { number }) => `Après ${number(months)} mois`,
  once: 'Une seule fois',
  requirements: 'Exigences',
  requirementsAbout:
    'Les personnes doivent toutes les remplir. Un événement compte avec un pointage ou un certificat valable.',
  noRequirements: 'Personne ne peut terminer un programme sans exigences.',
  findRequirement: 'Rechercher un événement ou un cours',
  nothingFound: 'Aucun événement ni cours trouvé.',
  add: (name) => `Ajouter ${name}`,
  remove: (name) => `Retirer ${name}`,
  kinds: { event: 'Événement', course: 'Cours' },
  renewed: 'Renouvellement',
  people: 'Personnes',
  moveDueDate: 'Modifier l’échéance',
  assign: 'Attribuer',
  delete: 'Supprimer le programme',
  deleteAbout: (count) =>
    `Le programme est supprimé avec toutes ses attributions (${count} actuellement), y compris les cycles précédents. Les cours terminés restent.`,
  deleted: 'Programme supprimé.',
  noAssignments: 'Personne n’a encore ce programme',
  noAssignmentsHow: 'Collez une liste de personnes, ou choisissez des contacts.',
}
