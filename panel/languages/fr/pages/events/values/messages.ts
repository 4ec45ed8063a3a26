import type { valueSettingsMessages as valueSettingsMessagesType } from '../../../../../src/pages/events/values/messages.ts'

export const valueSettingsMessages: typeof valueSettingsMessagesType = {
  title: 'Valeurs des certificats',
  about:
    'Les certificats peuvent indiquer plus que le nom et la date, par exemple un nombre d’heures, une note ou un numéro d’agrément. Placez une valeur dans la maquette pour l’imprimer. Les maquettes intégrées impriment les clés signatory et signatory_title sous la ligne de signature.',
  none: 'Aucune valeur pour le moment.',
  nth: (nth) => `Valeur ${nth}`,
  label: 'Libellé',
  key: 'Clé',
  keyAbout: (key) => `{{values.${key}}} dans les maquettes et les e-mails`,
  value: 'Valeur pour tous',
  valueAbout: 'Laissez vide si chaque participant a la sienne.',
  own: 'Chaque participant a la sienne',
  question: 'Question d’inscription',
  questionAbout: 'Sa réponse est utilisée pour les participants qui n’ont pas de valeur propre.',
  noQuestion: 'Aucune',
  add: 'Ajouter une valeur',
  up: 'Monter',
  remove: 'Supprimer',
}
