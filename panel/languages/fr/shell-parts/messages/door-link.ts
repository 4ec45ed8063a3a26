import type { doorLinkMessages as doorLinkMessagesType } from '../../../../src/shell-parts/messages/door-link.ts'

export const doorLinkMessages: typeof doorLinkMessagesType = {
  title: 'Nouveau lien de pointage',
  about:
    'Une personne qui vous aide scanne le code QR avec un téléphone et pointe les invités sans compte. Toute personne qui a le lien voit les noms des invités jusqu’à son expiration, mais aucune adresse e-mail.',
  device: 'Nom ou emplacement de l’appareil',
  deviceName: 'Entrée principale',
  sessions: 'Seulement ces sessions',
  sessionsAbout: 'N’en choisissez aucune pour l’événement et toutes les sessions.',
  expires: 'Expire le',
  expiresAbout: 'Laissez vide pour 12 heures après l’événement.',
  create: 'Créer le lien de pointage',
  once: (until) => `Scannez-le maintenant : le lien n’est affiché qu’une fois. Il expire le ${until}.`,
  qr: 'Code QR du lien de pointage',
  saveQr: 'Télécharger le SVG',
  done: 'Terminé',
}
