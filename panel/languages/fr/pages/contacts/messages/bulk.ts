import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { bulkMessages as bulkMessagesType } from '../../../../../src/pages/contacts/messages/bulk.ts'

const plural = pluralsOf('fr')

export const bulkMessages: typeof bulkMessagesType = {
  change: 'Modifier',
  delete: 'Supprimer',
  changeMany: (count) => plural(count, { one: 'Modifier # contact', other: 'Modifier # contacts' }),
  changeNow: (count) => plural(count, { one: 'Modifier # contact', other: 'Modifier # contacts' }),
  firstOnly: (most) => `Seuls les ${most} premiers de la liste sont concernés ; recommencez pour les autres.`,
  what: 'Modification',
  changes: {
    add_tag: 'Ajouter une étiquette',
    remove_tag: 'Retirer une étiquette',
    lifecycle_stage: 'Définir l’étape',
    owner: 'Définir le responsable',
  },
  values: { add_tag: 'Étiquette', remove_tag: 'Étiquette', lifecycle_stage: 'Étape', owner: 'Responsable' },
  ownerAbout: 'Laissez vide pour n’en définir aucun.',
  progress: 'Progression',
  running: (done, all) => `${done} sur ${all}`,
  over: (done, all) => `Terminé : ${done} sur ${all}.`,
  stop: 'Arrêter',
  deleteMany: (count) => plural(count, { one: 'Supprimer # contact ?', other: 'Supprimer # contacts ?' }),
  deleteNow: (count) => plural(count, { one: 'Supprimer # contact', other: 'Supprimer # contacts' }),
  deleteAbout:
    'Suppression définitive, avec les notes et les chronologies. Cette action est irréversible. Les contacts qui ont des affaires sont conservés.',
  kept: (count) =>
    plural(count, {
      one: '# contact conservé, car il a des affaires.',
      other: '# contacts conservés, car ils ont des affaires.',
    }),
}
