import type { Texts } from '../../lib/text/texts.ts'

export const presetNames: Texts['presetNames'] = {
  day_before: 'Rappel la veille',
  hour_before_online: 'Lien en ligne une heure avant',
  thank_you_survey: 'Remerciement avec enquête',
  missed_you: 'Vous nous avez manqué',
  certificate: 'Délivrer les certificats',
  expiry_reminder: 'Le certificat expire bientôt',
}

export const sampleEvent: Texts['sampleEvent'] = {
  event: 'Exemple : une journée de conférences',
  place: 'Hôtel de ville, grande salle',
  about: 'Cet événement et ses participants sont fictifs. Essayez tout ce que vous voulez : aucun e-mail n’est envoyé.',
  talks: {
    opening: { title: 'Ouverture', location: 'Grande salle', speaker: 'Grace Hopper' },
    workshop: { title: 'Atelier : premiers pas', location: 'Salle 2', speaker: 'Ada Lovelace' },
    panel: { title: 'Table ronde et clôture', location: 'Grande salle', speaker: 'Ayşe Yılmaz' },
  },
}
