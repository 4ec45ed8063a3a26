import type { paletteMessages as paletteMessagesType } from '../../../../src/app/messages/palette.ts'

export const paletteMessages: typeof paletteMessagesType = {
  goTo: 'Rechercher ou aller à…',
  nothingFound: 'Aucun résultat.',
  looking: 'Recherche…',
  onThisPage: 'Sur cette page',
  copyCall: 'Copier la dernière requête en cURL',
  callCopied: 'Copié. Définissez LAUREL_KEY avec une clé API avant de l’exécuter.',
  found: 'Résultats',
  kinds: {
    event: 'Événement',
    attendee: 'Participant',
    certificate: 'Certificat',
    design: 'Maquette',
    contact: 'Contact',
  },
  statuses: { active: 'Valable', revoked: 'Révoqué', expired: 'Expiré' },
  ofThisEvent: 'Cet événement',
  keys: 'Raccourcis clavier',
  keyOf: {
    palette: 'Rechercher ou aller à une page',
    help: 'Afficher les raccourcis clavier',
    search: 'Rechercher dans la liste',
    move: 'Ligne suivante ou précédente',
    open: 'Ouvrir la ligne',
    choose: 'Sélectionner la ligne',
    create: 'Créer',
    undo: 'Annuler la dernière action',
    close: 'Fermer ou effacer la sélection',
    jump: 'Aller à',
  },
}
