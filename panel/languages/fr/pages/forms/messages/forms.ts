import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { formMessages as formMessagesType } from '../../../../../src/pages/forms/messages/forms.ts'

const plural = pluralsOf('fr')

export const formMessages: typeof formMessagesType = {
  title: 'Formulaires',
  create: 'Nouveau formulaire',
  none: 'Aucun formulaire pour le moment.',
  noneHow:
    'Un formulaire recueille des demandes ou des inscriptions sur sa propre page ou sur votre site web, et ajoute les personnes à vos contacts.',
  name: 'Nom',
  submissions: 'Envois',
  state: 'Statut',
  open: 'Ouvert',
  closed: 'Fermé',
  address: 'Adresse',
  created: 'Créé le',
  start: 'Questions de départ',
  views: {
    submissions: 'Envois',
    questions: 'Questions',
    settings: 'Paramètres',
    share: 'Partager',
  },
  close: 'Fermer le formulaire',
  reopen: 'Ouvrir le formulaire',
  closedNow: 'Formulaire fermé. Il n’accepte plus de réponses.',
  opened: 'Formulaire ouvert.',
  visit: 'Ouvrir la page',
  closedNote: 'Ce formulaire est fermé. Les visiteurs voient qu’il n’accepte pas de réponses.',
  count: (count) => plural(count, { one: '# envoi', other: '# envois' }),
  remove: 'Supprimer le formulaire',
  removeTitle: (name) => `Supprimer « ${name} » ?`,
  removeAbout: 'La page et son adresse disparaissent. Cette action est irréversible.',
  removeAll: (count) =>
    `${plural(count, { one: '# envoi sera supprimé définitivement avec le formulaire.', other: '# envois seront supprimés définitivement avec le formulaire.' })} Les contacts sont conservés. Cette action est irréversible.`,
  instead: 'Pour conserver les envois, fermez plutôt le formulaire.',
  removed: 'Formulaire supprimé.',
  noQuestions: 'Aucune question pour le moment.',
  noQuestionsHow: 'Ajoutez la première question. Un formulaire en contient au moins une.',
  thanks: 'Après l’envoi',
  form: 'Formulaire',
  previewShows: 'L’aperçu montre',
  link: 'Page du formulaire',
  qr: 'Code QR',
  saveQr: 'Enregistrer le code QR',
  script: 'Sur votre site web, avec un script',
  scriptAbout: 'Le formulaire prend la hauteur nécessaire, et la page suivante s’ouvre dans toute la fenêtre.',
  frame: 'Sur votre site web, sans script',
  frameAbout: 'Pour les éditeurs de sites qui n’autorisent pas les scripts. La hauteur est fixe.',
  copyCode: 'Copier le code',
}
