import type { chartMessages as chartMessagesType } from '../../../../src/components/charts/messages.ts'

export const chartMessages: typeof chartMessagesType = {
  asTable: 'Afficher en tableau',
  nothingIn: (name) => `${name} : aucune donnée`,
  described: (name, { sum, most, when }) => `${name} : ${sum} au total, maximum de ${most} (${when})`,
  step: 'Étape',
  count: 'Nombre',
  ofFirst: 'Part du total',
  ofPrevious: 'Part de l’étape précédente',
  up: (share) => `${share} de plus`,
  down: (share) => `${share} de moins`,
  same: 'aucun changement',
  before: (previous) => `${previous} auparavant`,
  empty: 'Rien sur cette période.',
  early: (since, from) =>
    `Pas encore assez de données : les premiers chiffres datent du ${since}. Une tendance sera visible à partir du ${from}.`,
  weekOf: (day) => `Semaine du ${day}`,
  range: 'Période',
  periods: {
    '7': '7 derniers jours',
    '30': '30 derniers jours',
    '90': '90 derniers jours',
    '365': '12 derniers mois',
    all: 'Toute la durée',
    custom: 'Période personnalisée',
  },
  from: 'Premier jour',
  to: 'Dernier jour',
  interval: 'Barres par',
  intervals: { day: 'Jour', week: 'Semaine', month: 'Mois' },
  download: 'Télécharger les chiffres',
  asOf: (time) => `Au ${time}`,
}
