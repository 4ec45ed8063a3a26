import { pluralsOf } from '../../../src/messages/plurals.ts'
import type { DoorTexts } from './door-texts.ts'

const plural = pluralsOf('fr')
const at = (device: string | null) => (device ? ` (${device})` : '')

export const french: DoorTexts = {
  title: 'Pointage',
  reasons: {
    welcome: { word: 'Bienvenue', note: '' },
    registered: { word: 'Bienvenue', note: 'Inscription faite à l’entrée. Le billet suivra par e-mail.' },
    unlisted: { word: 'Bienvenue', note: 'Pas encore sur la liste, mais le billet est authentique.' },
    not_signed_up: { word: 'Bienvenue', note: 'Sans inscription à cette session.' },
    over_capacity: { word: 'Bienvenue', note: 'Admis bien que la session soit complète.' },
    already_inside: { word: 'Déjà à l’intérieur', note: '' },
    goodbye: { word: 'Sortie notée', note: '' },
    not_inside: { word: 'Pas à l’intérieur', note: 'Cet invité n’a pas été pointé ici.' },
    full: { word: 'Complet', note: 'La session n’a plus de place libre.' },
    kept: { word: 'Complet', note: 'Les places libres sont réservées aux personnes inscrites.' },
    cancelled: { word: 'Annulé', note: 'Cette inscription a été annulée.' },
    waiting: { word: 'Sur la liste d’attente', note: 'Cet invité n’a pas encore de place.' },
    pending: { word: 'Non validé', note: 'Cette inscription attend une validation.' },
    gone: { word: 'Pas sur la liste', note: 'Cette inscription a été supprimée.' },
    older_ticket: {
      word: 'Ancien billet',
      note: 'Un billet plus récent a été envoyé. Demandez-le, ou cherchez l’invité par son nom.',
    },
    not_genuine: {
      word: 'Non authentique',
      note: 'Ce n’est pas un billet de cet événement. Cherchez l’invité par son nom.',
    },
    unknown_key: {
      word: 'Vérification impossible',
      note: 'Ce billet ne peut pas être vérifié sur cet appareil. Cherchez l’invité par son nom.',
    },
    other_event: { word: 'Autre événement', note: 'Ce billet est pour un autre événement, ou n’est pas authentique.' },
    unknown: { word: 'Introuvable', note: 'Ce n’est pas un billet, et personne ne porte ce nom.' },
  },
  unstored: {
    word: 'Non enregistré',
    note: 'Cela ne compte pas : cet appareil n’a pas pu l’enregistrer. Libérez de l’espace de stockage ou utilisez un autre appareil, puis recommencez.',
  },
  since: (time, device) => `Depuis ${time}${at(device)}.`,
  thisDevice: 'cet appareil',
  scanOrType: 'Scannez un billet, ou saisissez un nom ou un e-mail.',
  box: 'Billet, nom ou e-mail',
  boxAbout: 'Un lecteur portatif fonctionne à tout moment.',
  camera: 'Scanner avec la caméra',
  stopCamera: 'Arrêter la caméra',
  cameraChoice: 'Caméra',
  torch: 'Lampe',
  cameraDenied: 'Le navigateur n’autorise pas la caméra. Autorisez-la dans les réglages de cette page, puis réessayez.',
  cameraMissing: 'Cet appareil n’a pas de caméra. Utilisez un lecteur portatif, ou saisissez les noms.',
  cameraFailed: 'La caméra ne démarre pas. Une autre application l’utilise peut-être.',
  needsHttps:
    'La caméra et le mode hors ligne exigent https. Un lecteur portatif et les noms fonctionnent dès maintenant.',
  needsHttpsWays:
    'Deux moyens d’avoir https : définissez TLS_CERT_FILE et TLS_KEY_FILE de Laurel, ou placez devant un proxy avec un certificat.',
  noMatch: 'Aucun résultat.',
  found: (count) => plural(count, { one: '# invité trouvé', other: '# invités trouvés' }),
  isInside: 'à l’intérieur',
  isCancelled: 'annulé',
  isWaiting: 'liste d’attente',
  directions: { in: 'Entrée', out: 'Sortie' },
  direction: 'Sens',
  addGuest: 'Ajouter un invité sans billet',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  addAndLetIn: 'Ajouter et pointer',
  fillIn: (fields) => `À remplir : ${fields.join(', ')}.`,
  wrongEmail: 'Saisissez une adresse e-mail complète, par exemple ada@example.org.',
  undo: 'Annuler',
  printBadge: 'Imprimer le badge nominatif',
  badge: 'Imprimer un badge nominatif en mode borne',
  badgeOff: 'Non',
  badgeLayouts: { label_62x100: 'Étiquette 62 × 100 mm', label_90x54: 'Étiquette 54 × 90 mm', a4_8: 'Feuille A4' },
  badgeStates: {
    printing: 'Impression du badge nominatif…',
    offline: 'Un badge nominatif exige le réseau. Imprimez-le quand cet appareil sera en ligne.',
    failed: 'Le badge nominatif n’a pas pu être imprimé. Imprimez-le depuis le panneau.',
    no_viewer:
      'Ce navigateur ne peut pas imprimer de badges nominatifs. Utilisez le navigateur d’un ordinateur portable, ou imprimez depuis le panneau.',
  },
  startKiosk: 'Lancer le mode borne',
  pinAbout: 'Mode borne : code PIN pour le quitter, de 4 à 8 chiffres ; peut rester vide',
  pin: 'Code PIN',
  wrongPin: 'Le code PIN est faux.',
  leaveKiosk: 'Quitter le mode borne',
  holdToLeave: 'Maintenez 3 secondes pour quitter le mode borne',
  kioskBox: 'Billet ou e-mail',
  scanYours: 'Scannez votre billet, ou saisissez l’adresse e-mail de votre inscription.',
  undone: 'Action annulée',
  letInAnyway: 'Laisser entrer quand même',
  door: 'Entrée',
  eventDoor: 'Entrée de l’événement',
  guests: (inside, guests) => `${inside} sur ${guests} à l’intérieur`,
  places: (inside, capacity) =>
    plural(capacity, { one: `${inside} à l’intérieur, # place`, other: `${inside} à l’intérieur, # places` }),
  awaited: (count) =>
    plural(count, {
      one: '# personne inscrite n’est pas encore venue.',
      other: '# personnes inscrites ne sont pas encore venues.',
    }),
  almostFull: (inside, capacity) =>
    plural(inside, {
      one: `Presque complet : # place prise sur ${capacity}.`,
      other: `Presque complet : # places prises sur ${capacity}.`,
    }),
  full: (inside, capacity) =>
    plural(inside, {
      one: `Complet : # place prise sur ${capacity}.`,
      other: `Complet : # places prises sur ${capacity}.`,
    }),
  online: 'En ligne',
  offline: 'Hors ligne',
  offlineAbout: (time) => `Vous pouvez continuer : tous les invités sont sur cet appareil, à jour à ${time}.`,
  queued: (count, time) =>
    plural(count, {
      one: `# scan attend d’être envoyé depuis ${time}.`,
      other: `# scans attendent d’être envoyés depuis ${time}.`,
    }),
  refused: (count) =>
    plural(count, {
      one: 'Le service n’a pas accepté # scan. Prévenez l’organisateur.',
      other: 'Le service n’a pas accepté # scans. Prévenez l’organisateur.',
    }),
  refusedBy: (detail) => `Le service refuse : ${detail}`,
  storageFull: 'L’espace de stockage de cet appareil est plein. Libérez-en, ou utilisez un autre appareil.',
  disputes: (count) => plural(count, { one: '# conflit', other: '# conflits' }),
  dispute: (name, time, device) => `${name} : entrée déjà enregistrée à ${time}${at(device)}.`,
  disputeOther: (name, word) => `${name} : ${word}`,
  dismiss: 'Fermer',
  clock: (minutes, isBehind) =>
    `L’horloge de cet appareil ${isBehind ? 'retarde' : 'avance'} de ${plural(minutes, { one: '# minute', other: '# minutes' })}. Les heures sont corrigées.`,
  more: 'Plus',
  sound: 'Son',
  otherEvent: 'Choisir un autre événement',
  signOut: 'Se déconnecter de cet appareil',
  signOutWith: (count) =>
    plural(count, {
      one: '# scan n’est pas encore envoyé. Si vous vous déconnectez maintenant, il est perdu.',
      other: '# scans ne sont pas encore envoyés. Si vous vous déconnectez maintenant, ils sont perdus.',
    }),
  signOutAnyway: 'Se déconnecter et les perdre',
  cancel: 'Annuler',
  newVersion: 'Une nouvelle version est prête.',
  update: 'Mettre à jour',
  loading: 'Chargement de la liste des invités…',
  noListYet: 'La liste des invités n’est pas encore sur cet appareil. Connectez-vous une fois au réseau.',
  noDoors: 'Ce lien de pointage n’ouvre plus aucune entrée. Demandez-en un nouveau à l’organisateur.',
  signIn: 'Se connecter',
  signInTo: 'Pointer les invités',
  signInAbout: 'Ouvrez votre lien de pointage sur cet appareil, ou connectez-vous.',
  signInQueued: (count) =>
    plural(count, {
      one: '# scan attend d’être envoyé. Connectez-vous comme avant pour l’envoyer.',
      other: '# scans attendent d’être envoyés. Connectez-vous comme avant pour les envoyer.',
    }),
  notAllowed: 'Votre rôle n’autorise pas le pointage. Demandez le rôle Pointage à un propriétaire.',
  roleQueued: (count) =>
    plural(count, {
      one: '# scan attend sur cet appareil ; il sera envoyé dès que vous pourrez de nouveau pointer.',
      other: '# scans attendent sur cet appareil ; ils seront envoyés dès que vous pourrez de nouveau pointer.',
    }),
  ended: {
    link: 'Ce lien de pointage a pris fin.',
    member: 'Votre connexion a pris fin.',
    role: 'Votre rôle n’autorise plus le pointage. Demandez le rôle Pointage à un propriétaire.',
    signed_out: 'Votre connexion a pris fin.',
  },
  endedTitle: 'Le pointage a pris fin ici',
  wiped: 'La liste des invités a été supprimée de cet appareil.',
  lost: (count) =>
    plural(count, {
      one: '# scan n’a pas pu être envoyé et est perdu. Prévenez l’organisateur.',
      other: '# scans n’ont pas pu être envoyés et sont perdus. Prévenez l’organisateur.',
    }),
  endedLink: 'Ce lien de pointage a expiré ou a été supprimé. Demandez-en un nouveau à l’organisateur.',
  unreachable: 'Laurel est injoignable. Le pointage s’ouvre sans réseau après avoir été ouvert une fois avec.',
  busy: (count) =>
    `${plural(count, { one: '# scan d’un autre événement doit d’abord être envoyé.', other: '# scans d’un autre événement doivent d’abord être envoyés.' })} Ouvrez le pointage, connectez-vous au réseau, puis rouvrez le lien.`,
  tryAgain: 'Réessayer',
  choose: 'Choisissez l’événement',
  noEvents: 'Il n’y a pas encore d’événement.',
  noDate: 'Sans date',
  unnamed: 'Nouvel invité',
}
