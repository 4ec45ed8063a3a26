import { html } from 'ghtml'
import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('fr')

export const marketplace: Texts['marketplace'] = {
  brand: 'Événements',
  skipLink: 'Aller aux événements',
  failure: { note: 'Cela ne dit rien sur un événement.', onward: 'Voir tous les événements' },
  heading: { upcoming: 'Événements à venir', past: 'Événements passés', all: 'Tous les événements' },
  lead: (domain) => `Conférences, ateliers et cours sur ${domain}, ouverts à tous.`,
  of: (organiser) => html`Uniquement les événements de !${organiser}.`,
  search: {
    label: 'Que cherchez-vous ?',
    hint: 'Mots du nom ou du lieu',
    button: 'Rechercher',
    tooMany: 'Veuillez chercher avec huit mots au maximum.',
  },
  more: 'Plus de filtres',
  type: { label: 'Type', any: 'Tous' },
  when: { label: 'Quand', upcoming: 'À venir', past: 'Passés', all: 'Tous' },
  from: 'Du',
  to: 'Au',
  place: 'Lieu',
  free: 'Avec des places libres',
  sort: {
    label: 'Ordre',
    usual: 'Par défaut',
    soonest: 'Dates les plus proches d’abord',
    latest: 'Dates les plus lointaines d’abord',
    newest: 'Plus récents d’abord',
  },
  count: (events, capped) =>
    capped
      ? `Plus de ${events.toLocaleString('fr')} événements`
      : plural(events, { one: `${events} événement`, other: `${events} événements` }),
  nth: (page) => `page ${page}`,
  paging: { label: 'Pages', previous: 'Précédent', next: 'Suivant' },
  none: {
    found: {
      heading: 'Aucun résultat',
      text: 'Aucun événement ne correspond. Essayez avec moins de mots ou de filtres.',
      onward: 'Voir tous les événements à venir',
    },
    upcoming: {
      heading: 'Rien n’est prévu pour le moment',
      text: 'Les nouveaux événements apparaissent ici dès qu’ils sont publics.',
      onward: 'Voir les événements passés',
    },
    ever: {
      heading: 'Pas encore d’événements',
      text: 'Les événements apparaissent ici dès qu’un organisateur en publie un.',
      onward: 'Vérifier un certificat',
    },
  },
  by: 'Organisateur',
  everybody: 'Voir les événements de tous les organisateurs',
  places: {
    left: (places) => plural(places, { one: `Encore ${places} place libre`, other: `Encore ${places} places libres` }),
    full: 'Complet, avec liste d’attente',
    closed: 'Inscriptions closes',
    past: 'Terminé',
  },
  feed: 'Suivre ces événements dans un lecteur de flux (RSS)',
}
