import { html } from 'ghtml'
import type { Texts } from '../../lib/text/texts.ts'

export const surveyPage: Texts['surveyPage'] = {
  open: {
    heading: 'Qu’en avez-vous pensé ?',
    goes: (organiser) => html`Vos réponses sont transmises à !${organiser} avec votre nom.`,
    until: (time) => html`Vous pouvez répondre et modifier vos réponses jusqu’au !${time}.`,
    button: 'Envoyer mes réponses',
  },
  answered: {
    heading: 'Merci pour vos réponses',
    saved: (time) => html`Elles ont été enregistrées le !${time}.`,
    changeable: (until) =>
      until === null
        ? html`Vous pouvez les modifier tant que l’enquête est ouverte.`
        : html`Vous pouvez les modifier jusqu’au !${until}.`,
    change: 'Modifier mes réponses',
    button: 'Enregistrer',
  },
  refused: {
    heading: 'Vos réponses ne sont pas encore enregistrées',
    text: 'Veuillez corriger ci-dessous les réponses signalées et les envoyer de nouveau.',
  },
  not_open: {
    heading: 'L’enquête n’est pas encore ouverte',
    text: (opens) =>
      opens === null
        ? html`Elle ouvrira à la fin de l’événement. Revenez alors avec ce lien.`
        : html`Elle ouvrira le !${opens}. Revenez alors avec ce lien.`,
  },
  closed: {
    heading: 'L’enquête est close',
    text: (closed) => html`Il était possible d’y répondre jusqu’au !${closed}.`,
  },
  over: {
    heading: 'Merci pour vos réponses',
    text: (saved) =>
      html`Elles ont été enregistrées le !${saved}. L’enquête est close : vos réponses ne peuvent plus être modifiées.`,
  },
  none: {
    heading: 'Il n’y a pas de questions',
    text: 'L’organisateur n’a pas de questions sur cet événement pour le moment.',
  },
  not_registered: {
    heading: 'Cette enquête est réservée aux personnes inscrites',
    text: 'Vous n’avez pas d’inscription à cet événement. S’il s’agit d’une erreur, contactez l’organisateur.',
  },
  outdated:
    'L’organisateur a modifié les questions pendant que vous répondiez. Veuillez relire vos réponses et les envoyer de nouveau.',
  tooLong: (limit) => `Vos réponses dépassent ${limit} caractères au total. Veuillez en raccourcir certaines.`,
  answers: 'Vos réponses',
  for: 'Pour',
  about: 'À propos de',
  missing: {
    heading: 'Cette enquête n’existe pas',
    text: 'Aucune enquête ne correspond à ce lien. Il a peut-être été tronqué lors de la copie : ouvrez-le de nouveau depuis votre e-mail.',
  },
}
