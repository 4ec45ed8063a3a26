import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { meMessages as meMessagesType } from '../../../../src/pages/me/messages.ts'

const plural = pluralsOf('fr')

export const meMessages: typeof meMessagesType = {
  title: 'Mon compte',
  more: 'Autres pages',
  factorRequired:
    'Votre organisation exige l’authentification à deux facteurs pour les propriétaires et les administrateurs. Ajoutez une clé d’accès ou une application d’authentification pour continuer.',
  password: 'Mot de passe',
  current: 'Mot de passe actuel',
  next: 'Nouveau mot de passe',
  hint: '10 caractères au minimum.',
  change: 'Modifier le mot de passe',
  changed: 'Mot de passe modifié. Vos autres connexions ont pris fin.',
  app: 'Application d’authentification',
  appOn: 'Activée. La connexion demande aussi un code de votre application.',
  appOff: 'Désactivée. Activez-la pour que votre mot de passe seul ne suffise pas à se connecter.',
  setUp: 'Configurer',
  takeAway: 'Retirer',
  scan: 'Scannez ce code QR avec votre application d’authentification, ou saisissez le secret. Saisissez ensuite le code de l’application.',
  qr: 'Code QR pour votre application d’authentification',
  saveQr: 'Télécharger le SVG',
  secret: 'Secret :',
  code: 'Code',
  confirm: 'Confirmer',
  codes:
    'Conservez maintenant ces 10 codes de secours. Vous ne pourrez plus les voir ensuite. Chacun fonctionne une fois si vous perdez votre appareil.',
  kept: 'Je les ai conservés',
  recovery: 'Codes de secours',
  left: (count) => plural(count, { one: 'Encore # code.', other: 'Encore # codes.' }),
  renew: 'Générer de nouveaux codes',
  passkeys: 'Clés d’accès',
  passkeysAbout:
    'Connectez-vous avec votre téléphone, votre ordinateur ou une clé de sécurité au lieu d’un mot de passe.',
  addPasskey: 'Ajouter une clé d’accès',
  passkeyName: 'Nom',
  passkeyNameAbout: 'Par exemple le nom de votre appareil.',
  noPasskeys: 'Ce navigateur ne prend pas en charge les clés d’accès.',
  used: 'Dernière utilisation',
  neverUsed: 'Jamais utilisée',
  removePasskey: (name) => `Supprimer la clé d’accès ${name} ?`,
  removePasskeyAbout:
    'Vous ne pourrez plus vous connecter avec cette clé d’accès. Si c’est votre dernier second facteur, vos codes de secours sont aussi supprimés.',
  sessions: 'Connexions actives',
  browserOn: (browser, system) => `${browser} sur ${system}`,
  here: 'Ce navigateur',
  end: 'Déconnecter',
  since: 'Dernière activité',
  you: 'Profil',
  name: 'Nom',
  saveName: 'Enregistrer',
  nameSaved: 'Enregistré.',
  language: 'Langue',
  colours: 'Apparence',
  schemes: { auto: 'Système', light: 'Clair', dark: 'Sombre' },
}
