import type {
  pictureMessages as pictureMessagesType,
  printedMessages as printedMessagesType,
  sampleMessages as sampleMessagesType,
} from '../../../../../src/pages/designs/messages/pictures.ts'

export const pictureMessages: typeof pictureMessagesType = {
  own: 'Votre propre image',
  file: 'Image',
  fileAbout:
    'PNG, JPEG ou WebP, 10 Mo au maximum. En A4 paysage, 3508 × 2480 pixels sont l’idéal et 1754 × 1240 le minimum conseillé. Laissez de la place pour les noms.',
  facts: (pixels, page, dpi) => `${pixels} pixels, imprimés sur ${page} mm à ${dpi} ppp.`,
  coarse: 'L’image sera floue à l’impression. Utilisez une image plus grande si possible.',
  shrunk: 'Le plus long côté sera réduit à 3508 pixels, ce qui suffit pour l’impression.',
  wrong: {
    type: 'Choisissez une image PNG, JPEG ou WebP.',
    size: 'L’image dépasse 10 Mo. Enregistrez-la en JPEG ou avec moins de pixels.',
    broken: 'L’image est illisible. Enregistrez-la de nouveau en PNG ou JPEG.',
  },
  none: 'Choisissez d’abord une image.',
  shown: 'Image sélectionnée',
}

export const sampleMessages: typeof sampleMessagesType = {
  madeUp: 'Données d’exemple',
  ofEvent: 'Participants d’un événement',
  orders: {
    longest_name: 'Nom le plus long',
    oldest: 'Premier participant',
    search: 'Rechercher des participants',
  },
  event: 'Événement',
  usesThis: (event) => `${event} (utilise cette maquette)`,
  noEvents: 'Aucun événement pour le moment.',
  look: 'Nom ou e-mail',
  previous: 'Participant précédent',
  next: 'Participant suivant',
  nth: (name, nth, total) => `${name}, ${nth} sur ${total}`,
  nobody: 'Aucun participant inscrit trouvé. Affichage des données d’exemple.',
}

export const printedMessages: typeof printedMessagesType = {
  view: 'Affichage',
  views: { over: 'Impression', beside: 'Côte à côte', drawn: 'Éditeur' },
  drawing: 'Rendu en cours…',
  fresh: 'Affiché tel qu’à l’impression. Le code indique PREVIEW.',
  drawn: 'Affiché tel que votre navigateur le dessine.',
  notDrawn: 'L’aperçu avant impression est indisponible. Affichage de l’éditeur.',
  picture: (name) => `Aperçu avant impression pour ${name}`,
  elsewhere: 'Ces champs s’impriment à plus de 2 pt de l’endroit où l’éditeur les affiche :',
  pdf: 'PDF',
  file: 'apercu.pdf',
}
