import type { pictureMessages as pictureMessagesType } from '../../../../../src/pages/badges/messages/pictures.ts'

export const pictureMessages: typeof pictureMessagesType = {
  title: 'Imagen',
  file: 'Imagen propia',
  fileAbout:
    'PNG, JPEG o WebP, 5 MB como máximo. Se recorta en cuadrado. Sin imagen, la insignia se dibuja con su nombre.',
  chosen: 'Así se verá.',
  preview: 'La imagen elegida',
  wrong: {
    type: 'Elija un archivo PNG, JPEG o WebP.',
    size: 'Elija un archivo de 5 MB como máximo.',
    broken: 'Este archivo no se puede leer como imagen. Elija otro.',
  },
  now: (name) => `Imagen de ${name}`,
  upload: 'Subir imagen',
  uploaded: 'Imagen guardada. Las insignias ya otorgadas conservan la suya.',
  remove: 'Usar la imagen dibujada',
  removed: 'La insignia vuelve a tener su imagen dibujada. Las ya otorgadas conservan la suya.',
  noFile: 'Elija antes un archivo.',
}
