import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { stepMessages as stepMessagesType } from '../../../../../src/pages/overview/messages/steps.ts'

const plural = pluralsOf('fr')

export const stepMessages: typeof stepMessagesType = {
  steps: 'Premiers pas',
  stepsDone: (done, all) => plural(done, { one: `# terminé sur ${all}`, other: `# terminés sur ${all}` }),
  done: 'Terminé',
  open: 'À faire',
  step: {
    event: 'Créer un événement',
    people: 'Ajouter des participants',
    design: 'Choisir une maquette',
    issue: 'Délivrer des certificats',
    share: 'Partager les certificats',
  },
  stepAbout: {
    event: 'Un nom suffit. Vous pourrez modifier les autres paramètres plus tard.',
    people: 'Collez une liste ou envoyez un fichier.',
    design: 'Utilisez l’une des six maquettes intégrées, ou créez la vôtre à partir de l’une d’elles.',
    issue: 'Prévisualisez qui reçoit un certificat et qui n’en reçoit pas avant de les délivrer.',
    share: 'Partagez par e-mail, lien ou code QR. Tout le monde peut vérifier un certificat.',
  },
  sampleAbout:
    'Vous voulez d’abord découvrir Laurel ? Ajoutez un événement d’exemple avec 40 participants fictifs, ainsi que quelques contacts, affaires et formations. Aucun e-mail n’est envoyé, et vous pouvez tout supprimer en un clic.',
  sample: 'Ajouter des exemples',
  sampleHere: 'Votre organisation contient des données d’exemple.',
  sampleOpen: 'Ouvrir l’événement d’exemple',
  sampleAway: 'Supprimer les exemples',
  sampleMade: 'Données d’exemple ajoutées.',
  sampleGone: 'Données d’exemple supprimées.',
  sampleAwayAbout:
    'Supprime définitivement l’événement d’exemple et tout son contenu, y compris les certificats, ainsi que les contacts, entreprises, affaires, formulaire, formation et badge d’exemple. Vos propres données ne sont pas touchées.',
}
