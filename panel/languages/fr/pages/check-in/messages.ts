import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { checkInMessages as checkInMessagesType } from '../../../../src/pages/check-in/messages.ts'

const plural = pluralsOf('fr')

const verdicts = {
  accepted: 'Admis',
  over_capacity: 'Admis au-delà de la capacité',
  duplicate: 'Déjà à l’intérieur',
  full: 'Complet',
  cancelled: 'Non inscrit',
  unknown: 'Inconnu',
  wrong_event: 'Autre événement',
  bad_ticket: 'Billet non valable',
  disabled: 'Entrée fermée',
}

export const checkInMessages: typeof checkInMessagesType = {
  title: 'Pointage',
  openDoor: 'Ouvrir le pointage sur cet appareil',
  print: 'Imprimer les badges',
  newDevice: 'Nouveau lien de pointage',
  counts: 'Compteurs en direct',
  atEvent: 'Événement',
  came: (count, total, share) =>
    plural(count, { one: `# pointé sur ${total} (${share})`, other: `# pointés sur ${total} (${share})` }),
  inside: (count) => `${count} à l’intérieur maintenant`,
  ofPlaces: (count, places) =>
    plural(count, { one: `# place prise sur ${places}`, other: `# places prises sur ${places}` }),
  signedUp: (count, capacity) =>
    capacity === null
      ? plural(count, { one: '# inscrit', other: '# inscrits' })
      : plural(count, { one: `# inscrit sur ${capacity}`, other: `# inscrits sur ${capacity}` }),
  nearlyFull: 'Presque complet',
  full: 'Complet',
  over: 'Capacité dépassée',
  minutes: (minutes) =>
    plural(minutes, { one: '# minute à l’intérieur en moyenne', other: '# minutes à l’intérieur en moyenne' }),
  left: (count) => plural(count, { one: '# sortie', other: '# sorties' }),
  nobody: 'Personne n’est encore inscrit',
  nobodyHow: 'Ajoutez ou importez des participants, puis ouvrez le pointage.',
  toAttendees: 'Aller aux participants',
  findGuest: 'Pointer un invité',
  nameOrEmail: 'Nom ou e-mail',
  found: (count) =>
    count === 0 ? 'Aucun résultat.' : plural(count, { one: '# invité trouvé', other: '# invités trouvés' }),
  inSince: (moment) => `Pointage : ${moment}`,
  devices: 'Appareils à l’entrée',
  noDevices: 'Aucun appareil pour le moment',
  noDevicesHow:
    'Un lien de pointage transforme le téléphone d’une personne qui vous aide en lecteur de billets. Aucun compte n’est nécessaire.',
  expires: 'Fin du lien',
  sent: 'Scans envoyés',
  waiting: 'En attente',
  seen: 'Dernier contact',
  never: 'Jamais',
  clock: 'Horloge',
  clockAhead: (time) => `avance de ${time}`,
  clockBehind: (time) => `retard de ${time}`,
  end: 'Mettre fin',
  endTitle: (name) => `Mettre fin au lien de pointage de ${name} ?`,
  endAbout: 'L’appareil est effacé à son prochain contact. Les scans qu’il n’a pas envoyés sont perdus.',
  log: 'Journal des scans',
  find: 'Rechercher par nom, e-mail ou texte',
  who: 'Participant',
  nobodyFound: 'Aucun participant',
  at: 'Heure',
  door: 'Entrée',
  what: 'Scan',
  verdict: 'Résultat',
  told: 'Affiché à l’entrée',
  device: 'Appareil',
  byService: 'Panneau ou API',
  first: 'Première admission',
  dispute: 'Conflits',
  isDispute: 'Conflit',
  yes: 'Conflits seulement',
  session: 'Session',
  noScans: 'Aucun scan pour le moment',
  noScansHow: 'Chaque scan à une entrée apparaît ici, même refusé.',
  directions: { in: 'Entrée', out: 'Sortie', undo: 'Annulation' },
  verdicts,
  undo: 'Annuler',
  undone: 'Action annulée.',
  wasUndone: 'C’était déjà annulé.',
  badges: 'Badges nominatifs',
  badgesAbout: 'Avec le nom, l’entreprise, l’événement et le code QR du billet, pour les participants inscrits.',
  layout: 'Papier',
  layouts: {
    a4_8: 'Feuille A4, 8 badges',
    label_62x100: 'Étiquette 62 × 100 mm',
    label_90x54: 'Étiquette 90 × 54 mm',
  },
  onlyOut: 'Seulement les personnes non pointées',
  openFile: 'Ouvrir le fichier',
  openPart: (part, of) => `Ouvrir le fichier ${part} sur ${of}`,
}
