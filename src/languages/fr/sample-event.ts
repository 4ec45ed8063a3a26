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

export const sampleCrm: Texts['sampleCrm'] = {
  industries: ['Événementiel', 'Logistique', 'Éducation'],
  titles: [
    'Responsable des événements',
    'Acheteuse',
    'Responsable de programme',
    'Animation de communauté',
    'Direction',
    'Conseil',
  ],
  deals: [
    'Parrainage de la rencontre de printemps',
    'Formation pour 30 personnes',
    'Adhésion annuelle',
    'Stand au salon',
    'Série d’ateliers',
  ],
  notes: ['A demandé une offre avant la fin du mois.', 'Est intervenue à notre premier événement et souhaite revenir.'],
  tags: { speaker: 'intervention', sponsor: 'parrainage', sample: 'exemple' },
}

export const sampleForm: Texts['sampleForm'] = {
  form: 'Exemple : écrivez-nous',
  asked: { name: 'Votre nom', email: 'Votre adresse e-mail', topic: 'Votre sujet', message: 'Votre message' },
  topics: ['Parrainage', 'Intervention', 'Autre chose'],
  messages: ['Nous aimerions soutenir votre prochain événement.', 'Je pourrais parler de théorie des nombres.'],
}

export const sampleSurvey: Texts['sampleSurvey'] = {
  rating: 'Comment avez-vous trouvé la journée ?',
  again: 'Reviendrez-vous ?',
  wish: 'Votre souhait pour la prochaine fois',
  wishes: ['Plus de temps pour les questions.', 'Une salle plus calme pour l’atelier.', 'Rien à changer.'],
}

export const sampleTraining: Texts['sampleTraining'] = {
  course: 'Exemple : premiers secours',
  programme: 'Exemple : sécurité des événements',
  about: 'Toutes les personnes qui aident à un événement suivent cette formation une fois par an.',
  badge: 'Exemple : passion des sessions',
  badgeAbout: 'Pour les personnes qui ont suivi trois sessions.',
}
