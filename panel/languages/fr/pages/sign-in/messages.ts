import type {
  linkMessages as linkMessagesType,
  providerMessages as providerMessagesType,
  signInMessages as signInMessagesType,
} from '../../../../src/pages/sign-in/messages.ts'

export const signInMessages: typeof signInMessagesType = {
  signIn: 'Se connecter',
  language: 'Langue',
  email: 'E-mail',
  password: 'Mot de passe',
  name: 'Votre nom',
  organisation: 'Organisation',
  timeZone: 'Fuseau horaire',
  setUp: 'Configurer Laurel',
  setUpAbout: 'Vous devenez propriétaire de cette installation. Vous pourrez inviter d’autres personnes plus tard.',
  passwordHint: '10 caractères au minimum. Quelques mots sans rapport entre eux conviennent bien.',
  create: 'Créer le compte',
  code: 'Code',
  codeAbout: 'Saisissez le code de votre application d’authentification, ou un code de secours.',
  codeOfKept: 'Saisissez l’un des codes de secours conservés lors de l’ajout de votre clé d’accès.',
  invited: 'Acceptez votre invitation',
  invitedAbout:
    'Choisissez un nom et un mot de passe. Si vous avez déjà un compte, connectez-vous d’abord, puis rouvrez le lien d’invitation.',
  inviteMissing: 'Pour accepter une invitation, ouvrez le lien de votre e-mail d’invitation.',
  accept: 'Accepter l’invitation',
  linkMissing: 'Pour configurer Laurel, ouvrez le lien que le serveur a affiché à son démarrage.',
}

export const linkMessages: typeof linkMessagesType = {
  byLink: 'Se connecter avec un lien par e-mail',
  byLinkAbout:
    'Nous vous enverrons un lien de connexion par e-mail. Il fonctionne une seule fois et expire au bout de 15 minutes.',
  byLinkReady: 'Votre lien est prêt. Il fonctionne une seule fois.',
  forgotten: 'Mot de passe oublié ?',
  reset: 'Réinitialisez votre mot de passe',
  resetAbout:
    'Nous vous enverrons par e-mail un lien pour choisir un nouveau mot de passe. Il fonctionne une seule fois et expire au bout d’une heure.',
  resetReady: 'Un nouveau mot de passe vous déconnecte partout ailleurs.',
  newPassword: 'Nouveau mot de passe',
  save: 'Enregistrer et se connecter',
  send: 'Envoyer le lien',
  sent: 'Si cette adresse a un compte, un e-mail est en route. Regardez aussi dans vos courriers indésirables.',
  noServer: 'Cette installation ne peut pas envoyer d’e-mails, car aucun serveur de messagerie n’est configuré.',
  noServerAbout: 'Demandez à l’administrateur de vous créer un lien avec cette commande :',
  another: 'Demander un nouveau lien',
  back: 'Se connecter avec un mot de passe',
}

export const providerMessages: typeof providerMessagesType = {
  by: (name) => `Se connecter avec ${name}`,
  secondFactor: 'Authentification à deux facteurs',
  over: 'Cette connexion a expiré. Recommencez.',
  again: 'Retour à la connexion',
  otherProblem: 'La connexion a échoué. Réessayez.',
  problems: {
    provider_unknown:
      'Ce fournisseur d’identité n’existe plus. Connectez-vous autrement, ou contactez un propriétaire.',
    provider_unavailable: 'Le fournisseur d’identité ne répond pas. Réessayez plus tard.',
    provider_refused: 'Le fournisseur d’identité a refusé votre connexion.',
    provider_untrusted: 'La réponse du fournisseur d’identité n’a pas pu être vérifiée. Contactez un propriétaire.',
    sso_over: 'La connexion a pris trop de temps ou a commencé dans un autre navigateur. Recommencez.',
    email_not_verified: 'Votre adresse e-mail n’est pas vérifiée chez le fournisseur d’identité. Vérifiez-la d’abord.',
    no_address: 'Le fournisseur d’identité n’a pas transmis d’adresse e-mail valide. Contactez son administrateur.',
    other_domain: 'Le fournisseur d’identité n’est pas autorisé à connecter des personnes de votre domaine e-mail.',
    other_account: 'Votre adresse e-mail y a été utilisée par un autre compte. Contactez un propriétaire.',
    not_a_member: 'Vous n’êtes plus membre de cette organisation. Demandez à un propriétaire de vous inviter.',
  },
}
