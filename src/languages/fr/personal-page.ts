import { html } from 'ghtml'
import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('fr')

export const personalPage: Texts['personalPage'] = {
  registered: { heading: 'Votre inscription est confirmée', text: 'Votre place est réservée.' },
  waitlisted: {
    heading: 'Vous êtes sur la liste d’attente',
    text: (position) =>
      position === 1
        ? 'Votre tour est le prochain. Dès qu’une place se libère, nous vous la proposons par e-mail.'
        : `Vous êtes en position ${position}. Dès qu’une place se libère pour vous, nous vous la proposons par e-mail.`,
  },
  pending: {
    heading: 'Votre inscription attend une validation',
    text: 'L’organisateur valide chaque inscription. Nous vous écrirons dès qu’il aura décidé.',
  },
  offered: {
    heading: 'Une place est disponible pour vous',
    text: (until) => html`Elle vous est réservée jusqu’au !${until}. Ensuite, elle ira à la personne suivante.`,
  },
  ended: {
    heading: 'Votre offre a expiré',
    text: 'La place n’a pas été acceptée à temps et a été proposée à la personne suivante de la liste d’attente. Inscrivez-vous de nouveau pour revenir sur la liste.',
  },
  cancelled: {
    heading: 'Votre inscription est annulée',
    text: 'Si vous aviez un billet, il n’est plus valable. S’il s’agit d’une erreur, inscrivez-vous de nouveau sur la page de l’événement.',
  },
  declined: {
    heading: 'Votre inscription a été refusée',
    text: 'L’organisateur n’a pas pu accepter votre inscription.',
  },
  past: 'L’événement est terminé, vous ne pouvez donc plus modifier votre inscription.',
  holder: 'Pour',
  event: 'Événement',
  eventPage: 'Page de l’événement',
  online: { label: 'En ligne', join: 'Participer en ligne' },
  ticket: {
    heading: 'Votre billet',
    code: 'Code QR du billet',
    show: 'Présentez ce code à l’entrée. Quiconque possède cette page peut utiliser votre billet et modifier ou annuler votre inscription : gardez-la pour vous.',
    open: 'Ouvrir le billet seul',
  },
  accept: 'Accepter la place',
  change: {
    open: 'Modifier mes informations',
    button: 'Enregistrer',
    done: 'Vos informations ont été enregistrées.',
  },
  cancel: {
    registered: {
      open: 'Annuler mon inscription',
      ask: 'Votre place ira à quelqu’un d’autre et votre billet ne sera plus valable.',
      button: 'Oui, annuler mon inscription',
    },
    waitlisted: {
      open: 'Quitter la liste d’attente',
      ask: 'Vous perdrez votre position. Si vous vous inscrivez de nouveau, vous serez en fin de liste.',
      button: 'Oui, quitter la liste d’attente',
    },
    offered: {
      open: 'Refuser la place',
      ask: 'La place ira à la personne suivante, et vous quitterez la liste d’attente.',
      button: 'Oui, refuser la place',
    },
    pending: {
      open: 'Annuler mon inscription',
      ask: 'L’organisateur ne décidera plus de votre inscription. Vous pourrez vous inscrire de nouveau.',
      button: 'Oui, annuler mon inscription',
    },
  },
  missing: {
    heading: 'Inscription introuvable',
    text: 'Aucune inscription ne correspond à ce lien. Il a peut-être été tronqué lors de la copie : ouvrez-le de nouveau depuis votre e-mail.',
  },
}

export const groups: Texts['groups'] = {
  legend: (nth) => `Invité ${nth}`,
  mailed: 'Nous lui envoyons son propre billet et lui indiquons que vous l’avez inscrit.',
  add: 'Ajouter une autre personne',
  remove: (nth) => `Retirer l’invité ${nth}`,
  hint: (max) =>
    `Vous pouvez amener ${plural(max, { one: 'un invité', other: `jusqu’à ${max} invités` })}. Soit vous avez tous une place, soit vous attendez tous.`,
  repeated: 'Cette adresse figure déjà dans le formulaire. Chaque personne doit avoir la sienne.',
  tooMany: (max) =>
    max === 0
      ? 'Cet événement n’accepte pas d’invités.'
      : `Vous pouvez amener ${plural(max, { one: 'un invité', other: `${max} invités` })} au maximum.`,
  done: 'Chacun de vos invités reçoit son propre e-mail.',
  isGuest:
    'Quelqu’un vous a inscrit en même temps que lui-même. Si vous ne pouvez pas venir, annulez votre inscription ici.',
}

export const chosenSessions: Texts['chosenSessions'] = {
  label: 'Sessions',
  left: (places) => plural(places, { one: `Encore ${places} place libre`, other: `Encore ${places} places libres` }),
  full: 'Complet',
  begun: 'Déjà commencée',
  isFull: (title) => `« ${title} » est complet. Choisissez une autre session.`,
  hasBegun: (title) => `« ${title} » a déjà commencé. Choisissez une autre session.`,
  overlap: (one, other) => `« ${one} » et « ${other} » se chevauchent. Choisissez l’une des deux.`,
  gone: 'Une session que vous avez choisie n’est plus proposée. Veuillez choisir de nouveau.',
  chosen: 'Vos sessions',
  states: {
    place: '',
    wish: 'Vous aurez une place s’il en reste lorsque votre inscription sera confirmée',
    missed: 'Il ne restait plus de place',
  },
}
