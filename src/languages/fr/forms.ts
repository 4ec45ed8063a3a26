import { html } from 'ghtml'
import type { Texts } from '../../lib/text/texts.ts'

export const unsubscribe: Texts['unsubscribe'] = {
  brand: 'E-mails',
  skipLink: 'Aller au contenu',
  failure: {
    note: 'Cela n’indique pas si vous recevez des e-mails ou non.',
    onward: 'Vérifier un certificat',
  },
  ask: (organisation) => ({
    heading: 'Voulez-vous vous désabonner ?',
    text: `${organisation} ne vous enverra plus d’enquêtes, de rappels, d’invitations ni d’actualités.`,
    button: 'Me désabonner',
  }),
  done: (organisation) => ({
    heading: 'Vous êtes désabonné',
    text: `${organisation} ne vous enverra plus d’enquêtes, de rappels, d’invitations ni d’actualités. Un e-mail déjà envoyé peut encore arriver.`,
    button: 'Me réabonner',
  }),
  back: 'Vous recevrez de nouveau ces e-mails.',
  still:
    'Vous recevrez toujours les e-mails concernant vos inscriptions et vos certificats : votre billet, une place proposée, votre certificat.',
  address: 'Votre adresse',
  missing: {
    heading: 'Ce lien n’est pas valable',
    text: 'Ce lien ne correspond à aucun e-mail ou est trop ancien. Il a peut-être été tronqué lors de la copie : ouvrez-le de nouveau depuis votre e-mail.',
  },
}

export const leadForm: Texts['leadForm'] = {
  brand: 'Formulaire',
  skipLink: 'Aller au formulaire',
  failure: { note: 'Rien n’a été envoyé.', onward: 'Vérifier un certificat' },
  goes: (organiser) => html`Vos réponses sont transmises à !${organiser}.`,
  button: 'Envoyer',
  refused: {
    outdated:
      'Le formulaire a changé depuis que vous l’avez ouvert. Veuillez vérifier vos réponses et l’envoyer de nouveau.',
    empty: 'Veuillez remplir au moins un champ.',
    tooLong: (limit) => `Vos réponses dépassent ${limit} caractères au total. Veuillez en raccourcir certaines.`,
  },
  done: {
    heading: 'Merci',
    text: 'Nous avons bien reçu vos réponses.',
    onward: 'Continuer',
    back: 'Retour au formulaire',
  },
  closed: { heading: 'Ce formulaire est fermé', text: 'Il n’accepte pas de réponses pour le moment.' },
  missing: {
    heading: 'Ce formulaire n’existe pas',
    text: 'Il n’y a aucun formulaire à cette adresse. Elle est peut-être incomplète, ou le formulaire a été supprimé.',
  },
}
