import { html } from 'ghtml'
import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('fr')

const confirm = {
  heading: 'Consultez votre messagerie',
  text: 'Merci. Nous vous avons envoyé un lien. Ouvrez-le dans les 48 heures pour terminer votre inscription : d’ici là, elle n’est pas faite.',
}

export const registrationPage: Texts['registrationPage'] = {
  brand: 'Événement',
  skipLink: 'Aller à l’événement',
  failure: { note: 'Cela ne change rien aux inscriptions.', onward: 'Trouver mes billets' },
  types: {
    conference: 'Conférence',
    workshop: 'Atelier',
    seminar: 'Séminaire',
    webinar: 'Webinaire',
    training: 'Formation',
    course: 'Cours',
    meetup: 'Rencontre',
    ceremony: 'Cérémonie',
    competition: 'Concours',
    other: 'Événement',
  },
  facts: {
    when: 'Quand',
    noDate: 'À annoncer',
    until: (day) => html`jusqu’au !${day}`,
    where: 'Où',
    organiser: 'Organisateur',
    places: 'Places',
    left: (places) => plural(places, { one: `Encore ${places} place libre`, other: `Encore ${places} places libres` }),
    full: (waiting) =>
      waiting === 0
        ? 'Complet : vous pouvez rejoindre la liste d’attente'
        : `Complet : vous pouvez rejoindre la liste d’attente (${plural(waiting, { one: `${waiting} personne`, other: `${waiting} personnes` })})`,
  },
  calendar: 'Ajouter à l’agenda',
  back: 'Autres événements',
  picture: (name) => `${name} : quand, où et avec qui`,
  agenda: {
    heading: 'Programme',
    zone: (zone) => `Heures locales : ${zone}.`,
    until: (clock, day) => `${clock} le ${day}`,
    more: (count) =>
      plural(count, { one: `${count} autre session dans l’agenda`, other: `${count} autres sessions dans l’agenda` }),
    speakers: 'Interventions',
    about: 'À propos de cette session',
    calendar: 'Ajouter à l’agenda',
    website: 'Site web',
  },
  form: {
    register: { heading: 'Inscription', text: '', button: 'M’inscrire' },
    wait: {
      heading: 'Rejoindre la liste d’attente',
      text: 'Toutes les places sont prises. Dès qu’une place se libère pour vous, nous vous la proposons par e-mail.',
      button: 'Rejoindre la liste d’attente',
    },
    approval: {
      heading: 'Inscription',
      text: 'L’organisateur valide chaque inscription. Nous vous écrirons dès qu’il aura décidé.',
      button: 'Envoyer l’inscription',
    },
    goes: (organiser) => html`Vos informations sont transmises à !${organiser} pour cet événement.`,
    email: {
      label: 'Adresse e-mail',
      hint: 'Nous envoyons votre billet et un lien de modification ou d’annulation à cette adresse.',
    },
    type: {
      label: 'Type d’inscription',
      full: 'Complet : liste d’attente',
      closed: 'Fermé',
      approval: 'L’organisateur valide chaque inscription',
    },
    firstName: 'Prénom',
    lastName: 'Nom',
  },
  refused: {
    disabled: {
      heading: 'Pas d’inscription en ligne',
      text: 'Il n’est pas possible de s’inscrire à cet événement sur cette page.',
    },
    past: { heading: 'Cet événement est terminé', text: 'Il a eu lieu, les inscriptions sont donc closes.' },
    closed: {
      heading: 'Les inscriptions sont closes',
      text: 'L’organisateur a clos les inscriptions. Contactez-le si vous souhaitez venir.',
    },
    not_open: {
      heading: 'Les inscriptions ne sont pas encore ouvertes',
      text: (time) => html`Elles ouvriront le !${time}.`,
    },
  },
  done: {
    registered: {
      heading: 'Consultez votre messagerie',
      text: 'Merci. Un e-mail avec votre billet est en route. S’il n’arrive pas dans quelques minutes, regardez dans vos courriers indésirables.',
    },
    waitlisted: {
      heading: 'Consultez votre messagerie',
      text: 'Merci. L’événement est complet, vous êtes donc sur la liste d’attente. Nous vous avons envoyé votre position par e-mail et vous écrirons de nouveau dès qu’une place se libère.',
    },
    pending: {
      heading: 'Consultez votre messagerie',
      text: 'Merci. L’organisateur valide chaque inscription. Nous vous avons envoyé un lien par e-mail et vous écrirons de nouveau dès qu’il aura décidé.',
    },
    confirm,
    withoutMail: {
      confirm,
      registered: {
        heading: 'Votre inscription est confirmée',
        text: 'Merci. Ce site n’envoie pas d’e-mails pour le moment, vous ne recevrez donc pas de billet. L’organisateur l’a et vous trouvera à l’entrée par votre nom.',
      },
      waitlisted: {
        heading: 'Vous êtes sur la liste d’attente',
        text: 'Merci. L’événement est complet et vous êtes sur la liste d’attente. Ce site n’envoie pas d’e-mails pour le moment : demandez à l’organisateur si une place s’est libérée.',
      },
      pending: {
        heading: 'Votre inscription attend une validation',
        text: 'Merci. L’organisateur valide chaque inscription. Ce site n’envoie pas d’e-mails pour le moment : demandez à l’organisateur ce qu’il a décidé.',
      },
    },
    back: 'Retour à l’événement',
  },
  confirm: {
    heading: 'Confirmez votre inscription',
    text: 'Appuyez sur le bouton pour terminer votre inscription. D’ici là, elle n’est pas faite.',
    button: 'Confirmer mon inscription',
    changed: {
      heading: 'Le formulaire a changé',
      text: 'L’organisateur a modifié le formulaire depuis que vous l’avez rempli. Veuillez vous inscrire de nouveau sur la page de l’événement.',
    },
    full: {
      heading: 'Une session est complète',
      text: 'Une session que vous avez choisie n’a plus de places. Veuillez vous inscrire de nouveau sur la page de l’événement et en choisir une autre.',
    },
    missing: {
      heading: 'Ce lien ne fonctionne plus',
      text: 'Il a expiré, ou un e-mail plus récent l’a remplacé. Veuillez vous inscrire de nouveau sur la page de l’événement.',
    },
  },
  missing: {
    heading: 'Cet événement n’existe pas',
    text: 'Aucun événement n’a cette adresse. Elle a peut-être été tronquée lors de la copie, ou l’organisateur a retiré la page.',
  },
}
