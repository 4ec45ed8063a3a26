import type { pictureMessages as pictureMessagesType } from '../../../../../src/pages/badges/messages/pictures.ts'

export const pictureMessages: typeof pictureMessagesType = {
  title: 'Image',
  file: 'Votre propre image',
  fileAbout: 'PNG, JPEG ou WebP, 5 Mo au maximum. Elle devient carrée. Sans image, le badge est dessiné avec son nom.',
  chosen: 'Voici à quoi elle ressemblera.',
  preview: 'L’image que vous avez choisie',
  wrong: {
    type: 'Choisissez un fichier PNG, JPEG ou WebP.',
    size: 'Choisissez un fichier de 5 Mo au maximum.',
    broken: 'Ce fichier n’est pas une image lisible. Choisissez-en un autre.',
  },
  now: (name) => `Image de ${name}`,
  upload: 'Envoyer l’image',
  uploaded: 'Image enregistrée. Les badges déjà attribués gardent la leur.',
  remove: 'Utiliser l’image dessinée',
  removed: 'Le badge a retrouvé son image dessinée. Les badges déjà attribués gardent la leur.',
  noFile: 'Choisissez d’abord un fichier.',
}
