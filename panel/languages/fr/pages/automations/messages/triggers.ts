import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { triggerMessages as triggerMessagesType } from '../../../../../src/pages/automations/messages/triggers.ts'

const plural = pluralsOf('fr')

export const triggerMessages: typeof triggerMessagesType = {
  groups: {
    before: 'Avant l’événement',
    registration: 'Inscription',
    after: 'Pendant et après l’événement',
    certificates: 'Certificats et badges',
    training: 'Formations',
  },
  names: {
    attended_event: 'Participation à l’événement',
    registered_no_show: 'Absence',
    certificate_issued: 'Certificat délivré',
    survey_not_completed: 'Enquête sans réponse',
    badge_earned: 'Badge attribué',
    lms_course_completed: 'Formation terminée',
    compliance_overdue: 'Formation en retard',
    before_event: 'Heures avant l’événement',
    after_event: 'Heures après l’événement',
    before_session: 'Heures avant une session',
    registered: 'Inscription',
    waitlisted: 'Arrivée en liste d’attente',
    cancelled: 'Inscription annulée',
    survey_answered: 'Réponse à l’enquête',
    form_submitted: 'Formulaire envoyé',
    certificate_expiring: 'Le certificat expire bientôt',
  },
  abouts: {
    attended_event: 'Se déclenche pour chaque participant pointé.',
    registered_no_show: 'Se déclenche après l’événement pour chaque personne inscrite qui n’a pas été pointée.',
    certificate_issued: 'Se déclenche pour chaque certificat délivré.',
    survey_not_completed: 'Se déclenche après l’événement pour chaque participant qui n’a pas répondu à l’enquête.',
    badge_earned: 'Se déclenche pour chaque badge attribué.',
    lms_course_completed: 'Se déclenche quand un participant termine une formation.',
    compliance_overdue: 'Se déclenche quand la formation d’un participant est en retard.',
    before_event: 'Se déclenche pour toutes les personnes inscrites à ce moment-là. Suit la date de l’événement.',
    after_event: 'Se déclenche pour toutes les personnes inscrites. Suit la fin de l’événement.',
    before_session:
      'Se déclenche pour toutes les personnes inscrites, une fois par session. Suit l’horaire de la session.',
    registered: 'Se déclenche pour chaque personne qui obtient une place.',
    waitlisted: 'Se déclenche pour chaque personne qui rejoint la liste d’attente.',
    cancelled: 'Se déclenche pour chaque inscription annulée.',
    survey_answered: 'Se déclenche quand un participant répond à l’enquête pour la première fois.',
    form_submitted: 'Se déclenche à chaque envoi du formulaire.',
    certificate_expiring: 'Se déclenche avant l’expiration d’un certificat, avec l’avance fixée par l’événement.',
  },
  hoursFor: {
    before_event: 'Heures avant l’événement',
    after_event: 'Heures après l’événement',
    before_session: 'Heures avant la session',
  },
  session: 'Session',
  everySession: 'Toutes les sessions',
  form: 'Formulaire',
  noForms: 'Il n’y a pas encore de formulaire.',
  choose: 'Choisir…',
  unknownSession: 'une session',
  unknownForm: 'Formulaire',
  period: (count, isDays) =>
    isDays ? plural(count, { one: '# jour', other: '# jours' }) : plural(count, { one: '# heure', other: '# heures' }),
  beforeEvent: (period) => (period === null ? 'Au début de l’événement' : `${period} avant le début de l’événement`),
  afterEvent: (period) => (period === null ? 'À la fin de l’événement' : `${period} après la fin de l’événement`),
  beforeEach: (period) =>
    period === null ? 'Au début de chaque session' : `${period} avant le début de chaque session`,
  beforeSession: (period, title) =>
    period === null ? `Au début de : ${title}` : `${period} avant le début de : ${title}`,
  submitted: (form) => `Envoi de : ${form}`,
}
