import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { assignMessages as assignMessagesType } from '../../../../../src/pages/training/messages/assign.ts'

const plural = pluralsOf('fr')

export const assignMessages: typeof assignMessagesType = {
  title: (name) => `Attribuer ${name}`,
  from: 'Personnes',
  list: 'Une liste',
  contacts: 'Contacts',
  people: 'Une personne par ligne',
  peopleAbout: 'Une adresse e-mail, ou un nom et une adresse e-mail.',
  example: 'Grace Hopper <grace@example.org>\nalan@example.org',
  noAddress: (name) => `Ajoutez une adresse e-mail pour ${name}.`,
  empty: 'Ajoutez au moins une personne avec une adresse e-mail.',
  tag: 'Étiquette',
  anyTag: 'Toutes les étiquettes',
  stage: 'Étape',
  anyStage: 'Toutes les étapes',
  stages: { lead: 'Prospect', qualified: 'Qualifié', customer: 'Client', evangelist: 'Ambassadeur' },
  search: 'Nom, e-mail ou entreprise',
  found: (count) =>
    `${plural(count, { one: '# contact correspond.', other: '# contacts correspondent.' })} Ceux sans adresse e-mail ne sont pas retenus.`,
  tooMany: (most) => `Choisissez au plus ${most} contacts.`,
  dueDate: 'Échéance',
  dueDateAbout: 'Vide : sans échéance.',
  dueDaysAbout: (days, { number }) => `Vide : ${plural(number(days), { one: 'dans # jour', other: 'dans # jours' })}.`,
  again: 'Recommencer pour les personnes qui l’ont terminé',
  againAbout: 'Les acquis précédents ne comptent pas pour le nouveau cycle.',
  next: 'Continuer',
  would: (count, { number }) =>
    plural(number(count), { one: '# personne reçoit le programme.', other: '# personnes reçoivent le programme.' }),
  had: (count, { number }) =>
    plural(number(count), {
      one: '# personne l’a déjà et ne change pas.',
      other: '# personnes l’ont déjà et ne changent pas.',
    }),
  nobody: 'Aucune nouvelle personne : toutes celles de la liste ont déjà le programme.',
  assign: (count, { number }) =>
    plural(number(count), { one: 'Attribuer à # personne', other: 'Attribuer à # personnes' }),
  assigned: (count, { number }) =>
    plural(number(count), { one: 'Attribué à # personne.', other: 'Attribué à # personnes.' }),
  progress: (done, all) => `${done} sur ${all}`,
}
