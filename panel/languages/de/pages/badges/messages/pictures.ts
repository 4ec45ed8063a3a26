import type { pictureMessages as pictureMessagesType } from '../../../../../src/pages/badges/messages/pictures.ts'

export const pictureMessages: typeof pictureMessagesType = {
  title: 'Bild',
  file: 'Eigenes Bild',
  fileAbout:
    'PNG, JPEG oder WebP, höchstens 5 MB. Es wird quadratisch. Ohne Bild wird das Badge mit seinem Namen gezeichnet.',
  chosen: 'So wird es aussehen.',
  preview: 'Das ausgewählte Bild',
  wrong: {
    type: 'Wählen Sie eine PNG-, JPEG- oder WebP-Datei.',
    size: 'Wählen Sie eine Datei von höchstens 5 MB.',
    broken: 'Diese Datei lässt sich nicht als Bild lesen. Wählen Sie eine andere.',
  },
  now: (name) => `Bild von ${name}`,
  upload: 'Bild hochladen',
  uploaded: 'Bild gespeichert. Schon verliehene Badges behalten ihres.',
  remove: 'Gezeichnetes Bild verwenden',
  removed: 'Das Badge hat wieder sein gezeichnetes Bild. Schon verliehene Badges behalten ihres.',
  noFile: 'Wählen Sie zuerst eine Datei.',
}
