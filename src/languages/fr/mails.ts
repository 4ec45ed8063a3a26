import type { Texts } from '../../lib/text/texts.ts'

export const mailFooter: Texts['mailFooter'] = {
  registration: (event) =>
    `Vous recevez cet e-mail parce que cette adresse a été inscrite à « ${event} ». Si ce n’était pas vous, annulez l’inscription avec le lien ci-dessus.`,
  event: (event) => `Vous recevez cet e-mail parce que vous avez une inscription à « ${event} ».`,
  certificate: (organisation) => `Vous recevez cet e-mail parce que ${organisation} vous a délivré un certificat.`,
  training: (organisation) => `Vous recevez cet e-mail parce que ${organisation} assure le suivi de vos formations.`,
  other: (organisation) => `${organisation} vous a envoyé cet e-mail.`,
  unsubscribe: 'Se désabonner',
}

export const myMail: Texts['myMail'] = {
  subject: 'Vos billets et certificats',
  paragraphs: [
    'Ce lien affiche vos billets, certificats, badges et formations.',
    'Il est utilisable une seule fois, dans les 30 minutes. Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail.',
  ],
  button: 'Voir mes billets et certificats',
  footer: 'Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse.',
}

export const erasureMail: Texts['erasureMail'] = {
  subject: (organisation) => `Une personne demande à ${organisation} d’effacer ses données`,
  paragraphs: [
    'Une personne qui a prouvé que son adresse e-mail lui appartient vous demande d’effacer ce que vous conservez à son sujet.',
    'Consultez les demandes avec GET /admin/privacy/requests. Prévisualisez et effacez les données avec POST /admin/privacy/erase, ou refusez la demande si vous devez les conserver. La loi fixe en général un délai d’un mois.',
  ],
  button: 'Comment répondre à la demande',
  footer: 'Vous recevez cet e-mail parce que vous êtes propriétaire ou administrateur de l’organisation.',
}

export const formMail: Texts['formMail'] = {
  subject: (form) => `Nouvelle réponse à ${form}`,
  heading: (form) => `Nouvel envoi : ${form}`,
  text: 'Réponses :',
  yes: 'Oui',
  no: 'Non',
  last: 'Ce formulaire a reçu un très grand nombre d’envois en une heure : les notifications sont suspendues jusqu’à ce qu’il y en ait moins. Tous les envois sont enregistrés.',
  footer: (form) =>
    `Vous recevez cet e-mail parce que votre adresse figure sur la liste de notification du formulaire ${form}.`,
}

export const linkMail: Texts['linkMail'] = {
  invite: {
    subject: (organisation) => `Invitation de ${organisation}`,
    paragraphs: (organisation) => [
      `${organisation} vous invite à travailler sur ses événements, ses participants et ses certificats.`,
      'Le lien est utilisable une seule fois, dans les sept jours.',
    ],
    button: 'Accepter l’invitation',
  },
  sign_in: {
    subject: () => 'Votre lien de connexion',
    paragraphs: () => [
      'Ce lien vous permet de vous connecter sans mot de passe.',
      'Il est utilisable une seule fois, dans les quinze minutes. Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail.',
    ],
    button: 'Se connecter',
  },
  reset: {
    subject: () => 'Définir un nouveau mot de passe',
    paragraphs: () => [
      'Ce lien vous permet de définir un nouveau mot de passe. Vous serez déconnecté partout ailleurs.',
      'Il est utilisable une seule fois, dans l’heure. Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail.',
    ],
    button: 'Définir un mot de passe',
  },
  footer: 'Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse.',
}

export const senderTest: Texts['senderTest'] = {
  subject: 'L’envoi d’e-mails fonctionne',
  paragraph: 'Cet e-mail de test a été envoyé par le serveur de messagerie de votre organisation.',
  footer: 'Vous recevez cet e-mail parce que quelqu’un a testé l’envoi d’e-mails d’une organisation.',
}

export const taskMail: Texts['taskMail'] = {
  subject: (title) => `À faire : ${title}`,
  due: (organisation) => `Cette tâche de ${organisation} arrive à échéance.`,
  task: 'Tâche',
  dueAt: 'Échéance',
  about: 'Concerne',
  button: 'Ouvrir la tâche',
  footer: 'Vous recevez cet e-mail parce que la tâche vous est attribuée.',
}
