import type { kindMessages as kindMessagesType } from '../../../../../src/pages/events/kinds/messages.ts'

export const kindMessages: typeof kindMessagesType = {
  title: 'Catégories de certificat',
  about:
    'Les participants reçoivent le certificat décrit ci-dessus. Ajoutez des catégories pour d’autres personnes, comme les intervenants ou le jury, chacune avec sa maquette, sa validité et ses valeurs.',
  nth: (nth) => `Catégorie ${nth}`,
  label: 'Nom de la catégorie',
  kind: 'Clé de la catégorie',
  kindAbout: 'Pour l’API et les fichiers, par exemple speaker.',
  design: 'Maquette de la catégorie',
  ofEvent: 'Comme pour les participants',
  add: 'Ajouter une catégorie',
  remove: 'Supprimer la catégorie',
  validity: 'Validité',
  units: {
    never: 'N’expire jamais',
    days: 'Nombre de jours',
    months: 'Nombre de mois',
    years: 'Nombre d’années',
    until: 'Jusqu’à une date',
  },
  until: 'Valable jusqu’au',
}
