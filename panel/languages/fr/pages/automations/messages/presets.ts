import type { presetMessages as presetMessagesType } from '../../../../../src/pages/automations/messages/presets.ts'

export const presetMessages: typeof presetMessagesType = {
  title: 'Automatisations prêtes à l’emploi',
  about: 'Un clic ajoute l’automatisation avec son e-mail. Vous pouvez ensuite modifier les deux.',
  add: 'Ajouter',
  addNamed: (name) => `Ajouter : ${name}`,
  added: (name) => `Automatisation ajoutée : ${name}.`,
  exists: 'Cet événement l’a déjà.',
  open: 'Ouvrir',
  cards: {
    day_before: {
      name: 'Rappel la veille',
      about: '24 heures avant le début de l’événement, avec le billet et l’itinéraire',
    },
    hour_before_online: {
      name: 'Lien en ligne une heure avant',
      about: '1 heure avant le début de l’événement, avec le lien pour participer',
    },
    thank_you_survey: {
      name: 'Remerciement avec enquête',
      about: '1 heure après la fin de l’événement, pour toutes les personnes présentes',
    },
    missed_you: {
      name: 'Vous nous avez manqué',
      about: '12 heures après la fin de l’événement, pour toutes les personnes absentes',
    },
    certificate: {
      name: 'Délivrer les certificats',
      about: '1 heure après la fin de l’événement, ou à la réponse à l’enquête si les certificats l’exigent',
    },
    expiry_reminder: {
      name: 'Le certificat expire bientôt',
      about: 'Avant l’expiration d’un certificat, pour son titulaire',
    },
  },
  lacking: {
    event_date: 'Il faut que l’événement ait une date à venir.',
    online_url: 'Il faut l’adresse en ligne de l’événement.',
    survey: 'Il faut une enquête. Les questions de l’enquête se définissent avec l’API ou par un assistant IA.',
    certificate_enabled: 'Il faut des certificats, qui sont désactivés pour cet événement.',
    certificate_email: 'Il faut que les certificats soient envoyés par e-mail.',
    certificate_validity_days: 'Les certificats de cet événement n’expirent pas.',
  },
  notNeeded: 'L’événement envoie déjà ce rappel avec ses certificats. Aucune automatisation n’est nécessaire.',
  toSettings: 'Ouvrir les paramètres',
  toSurvey: 'Connecter un assistant',
}
