import type { Texts } from '../../lib/text/texts.ts'

export const walletPage: Texts['walletPage'] = {
  brand: 'Portefeuille',
  skipLink: 'Aller au contenu',
  failure: { note: 'Le certificat ou le badge n’a pas changé.', onward: 'Vérifier un certificat' },
  heading: 'Ajouter au portefeuille',
  text: 'Un portefeuille d’attestations numériques le garde comme une attestation signée que chacun peut vérifier. Nous envoyons d’abord un code par e-mail à son titulaire.',
  button: 'Envoyer le code par e-mail',
  back: 'Retour',
  open: {
    heading: 'Scannez ceci avec votre portefeuille',
    text: 'Nous avons envoyé un code de 6 chiffres par e-mail. Votre portefeuille le demande. L’offre sert une fois, pendant 30 minutes.',
    link: 'Ouvrir dans un portefeuille sur cet appareil',
    picture: 'Code QR de l’offre',
  },
  ended: {
    heading: 'Cette offre a été utilisée ou a expiré',
    text: 'Envoyez un autre code pour obtenir une autre offre.',
  },
  notValid: {
    heading: 'Indisponible pour les portefeuilles',
    text: 'Le certificat ou le badge a été révoqué, a expiré ou n’est pas encore signé.',
  },
  noAddress: {
    heading: 'Indisponible pour les portefeuilles',
    text: 'L’organisateur n’a pas d’adresse e-mail du titulaire.',
  },
  noMail: {
    heading: 'Indisponible pour les portefeuilles',
    text: 'Ce site n’envoie pas d’e-mails et ne peut donc pas envoyer de code.',
  },
  missing: {
    heading: 'Ce certificat ou badge n’existe pas',
    text: 'Ouvrez de nouveau le lien là où vous l’avez trouvé.',
  },
}

export const walletMail: Texts['walletMail'] = {
  subject: 'Votre code pour le portefeuille',
  paragraphs: [
    'Votre portefeuille demande ce code. Saisissez-le là, et ne le donnez à personne.',
    'Il sert une fois, pendant 30 minutes. Si vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail.',
  ],
  code: 'Code',
  credential: 'Certificat ou badge',
  footer: 'Vous recevez cet e-mail parce que quelqu’un a demandé votre certificat ou badge pour un portefeuille.',
}
