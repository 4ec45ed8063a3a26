import type { wayInMessages as wayInMessagesType } from '../../../../../src/pages/events/way-in/messages.ts'

export const wayInMessages: typeof wayInMessagesType = {
  end: 'Fin',
  endAbout: 'Laissez vide s’il se termine avec sa dernière session ou sa journée.',
  online: 'Adresse en ligne',
  onlineAbout: 'Visible des seules personnes inscrites : sur leur page, leur billet et dans leurs e-mails.',
  markdown: 'Markdown possible : **gras**, *italique*, # titres, listes et [liens](https://example.org).',
  cover: 'Image de couverture',
  coverAbout:
    'Affichée sur la page de l’événement, dans la liste des événements et dans les aperçus de liens. PNG, JPEG ou WebP, 10 Mo au maximum.',
  coverShown: 'Image de couverture actuelle',
  file: 'Image',
  upload: 'Envoyer l’image',
  noFile: 'Choisissez d’abord une image.',
  remove: 'Supprimer l’image',
  saved: 'Enregistré.',
}
