import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('fr')

export const registrationMails: Texts['registrationMails'] = {
  hello: (name) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
  guest: (host, event) => `${host || 'Quelqu’un'} vous a inscrit à « ${event} ».`,
  missed: (titles) =>
    `Il ne restait plus de place pour vous dans ${titles.map((title) => `« ${title} »`).join(', ')}. Ouvrez votre inscription pour choisir une autre session.`,
  when: 'Quand',
  where: 'Où',
  online: 'En ligne',
  organiser: 'Organisateur',
  footer: (event) =>
    `Vous recevez cet e-mail parce que cette adresse a été inscrite à « ${event} ». Si ce n’était pas vous, annulez l’inscription avec le lien ci-dessus.`,
  waitlisted: (event, position) => ({
    subject: `Vous êtes sur la liste d’attente : ${event}`,
    heading: 'Vous êtes sur la liste d’attente',
    paragraphs: [
      `« ${event} » est complet. Vous êtes en position ${position} sur la liste d’attente.`,
      'Dès qu’une place se libère pour vous, nous vous la proposons par e-mail. D’ici là, vous n’avez rien à faire.',
    ],
    button: 'Voir ma position ou quitter la liste',
  }),
  pending: (event) => ({
    subject: `Votre inscription attend une validation : ${event}`,
    heading: 'Votre inscription attend une validation',
    paragraphs: [
      `Merci de votre inscription à « ${event} ». L’organisateur valide chaque inscription.`,
      'Nous vous écrirons dès qu’il aura décidé. D’ici là, vous n’avez rien à faire.',
    ],
    button: 'Voir ou modifier mon inscription',
  }),
  declined: (event, reason) => ({
    subject: `Votre inscription a été refusée : ${event}`,
    heading: 'Votre inscription a été refusée',
    paragraphs: [
      `L’organisateur de « ${event} » n’a pas pu accepter votre inscription.`,
      ...(reason === null ? [] : [reason]),
    ],
    button: 'Voir mon inscription',
  }),
  known: (event) => ({
    subject: `Vous avez déjà une inscription : ${event}`,
    heading: 'Vous avez déjà une inscription',
    paragraphs: [
      `Quelqu’un, sans doute vous-même, vient d’inscrire encore une fois cette adresse à « ${event} ». Rien n’a changé.`,
      'Le lien mène à votre inscription, avec votre billet ou votre position sur la liste d’attente.',
    ],
    button: 'Voir mon inscription',
  }),
  offerEnded: (event) => ({
    subject: `Votre place a été cédée : ${event}`,
    heading: 'L’offre de votre place a pris fin',
    paragraphs: [
      `La place qui vous était réservée à « ${event} » n’a pas été acceptée à temps : elle va à la personne suivante de la liste d’attente.`,
      'Vous souhaitez tout de même venir ? Inscrivez-vous de nouveau pour revenir sur la liste.',
    ],
    button: 'Voir mon inscription',
  }),
  cancelled: (event) => ({
    subject: `Annulée : ${event}`,
    heading: 'Votre inscription est annulée',
    paragraphs: [
      `Vous ne participez plus à « ${event} », et si vous aviez un billet, il ne donne plus accès à l’entrée.`,
      'Était-ce une erreur ? Inscrivez-vous de nouveau sur la page de l’événement.',
    ],
    button: 'Voir mon inscription',
  }),
  confirm: (event, hours) => ({
    subject: `Veuillez confirmer votre inscription : ${event}`,
    heading: 'Veuillez confirmer votre inscription',
    paragraphs: [
      `Quelqu’un, sans doute vous-même, a saisi cette adresse pour s’inscrire à « ${event} ».`,
      `L’inscription n’est pas encore faite. Ouvrez le lien et appuyez sur le bouton dans ${plural(hours, { one: 'l’heure', other: `les ${hours} heures` })}.`,
    ],
    button: 'Confirmer mon inscription',
  }),
  confirmFooter: 'Si ce n’était pas vous, ignorez cet e-mail : sans ce lien, personne n’est inscrit.',
}
