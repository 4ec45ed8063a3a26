import type {
  kindMessages as kindMessagesType,
  otherKindMessages as otherKindMessagesType,
} from '../../../../../src/pages/emails/messages/kinds.ts'

export const kindMessages: typeof kindMessagesType = {
  registration_confirmed: 'Inscription confirmée',
  place_offered: 'Place proposée',
  registered: 'Inscription (automatisation)',
  waitlisted: 'Arrivée en liste d’attente',
  cancelled: 'Inscription annulée',
  before_event: 'Avant l’événement',
  before_session: 'Avant une session',
  attended_event: 'Participation à l’événement',
  registered_no_show: 'Absence',
  after_event: 'Après l’événement',
  survey_not_completed: 'Enquête sans réponse',
  survey_answered: 'Réponse à l’enquête',
  certificate: 'Certificat',
  certificate_issued: 'Certificat délivré (automatisation)',
  certificate_expiring: 'Le certificat expire bientôt',
  badge_earned: 'Badge attribué',
  lms_course_completed: 'Formation terminée',
  compliance_overdue: 'Formation en retard',
  form_submitted: 'Formulaire envoyé',
}

export const otherKindMessages: typeof otherKindMessagesType = {
  message: 'Message aux participants',
  contact_message: 'Message aux contacts',
  registration_confirm: 'Confirmation d’inscription',
  registration_known: 'Déjà inscrit',
  registration_pending: 'Inscription en attente de validation',
  registration_declined: 'Inscription refusée',
  template_test: 'Test d’un modèle',
  person_invite: 'Invitation d’un membre',
  person_sign_in: 'Lien de connexion',
  person_reset: 'Nouveau mot de passe',
  my_link: 'Lien vers ses propres données',
  erasure_request: 'Demande d’effacement',
  task_due: 'Tâche arrivée à échéance',
}
