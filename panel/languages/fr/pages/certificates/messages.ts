import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { certificateMessages as certificateMessagesType } from '../../../../src/pages/certificates/messages.ts'

const plural = pluralsOf('fr')

export const certificateMessages: typeof certificateMessagesType = {
  title: 'Certificats',
  find: 'Rechercher par nom, code ou lien',
  name: 'Nom',
  event: 'Événement',
  tier: 'Niveau',
  kind: 'Catégorie',
  status: 'Statut',
  issuedAt: 'Délivré le',
  code: 'Code',
  statuses: { active: 'Valable', revoked: 'Révoqué', expired: 'Expiré' },
  issue: 'Délivrer les certificats',
  issueNow: (count) => plural(count, { one: 'Délivrer # certificat', other: 'Délivrer # certificats' }),
  willGet: (count) =>
    plural(count, { one: '# personne recevra un certificat.', other: '# personnes recevront un certificat.' }),
  willNot: (count) => plural(count, { one: '# n’en recevra pas.', other: '# n’en recevront pas.' }),
  credits: (needed, had) =>
    plural(needed, { one: `Utilise # crédit sur ${had}.`, other: `Utilise # crédits sur ${had}.` }),
  reasons: {
    already_issued: 'avec un certificat déjà délivré',
    revoked:
      'avec un certificat révoqué. Pour en délivrer un nouveau, sélectionnez ces personnes dans la liste des participants.',
    registration_cancelled: 'avec une inscription annulée',
    not_registered: 'sans inscription',
    not_attended: 'sans pointage',
    attendance_too_low: 'avec trop peu de sessions suivies',
    session_missed: 'avec une session obligatoire manquée',
    stay_too_short: 'avec une durée de présence insuffisante',
    survey_not_answered: 'sans réponse à l’enquête',
    missing_values: 'avec une valeur manquante',
  },
  issued: (count) => plural(count, { one: '# certificat délivré.', other: '# certificats délivrés.' }),
  mailAll: 'Envoyer par e-mail les certificats non envoyés',
  mailAllAbout: (count) => plural(count, { one: '# e-mail sera envoyé.', other: '# e-mails seront envoyés.' }),
  mailed: 'E-mail en attente d’envoi.',
  none: 'Aucun certificat pour le moment.',
  noneHow:
    'Délivrez un certificat à chaque personne qui y a droit. Chacun a sa propre page, où tout le monde peut le vérifier.',
  noneAnywhere: 'Ouvrez un événement pour délivrer des certificats.',
  pdf: 'Télécharger le PDF',
  png: 'Télécharger l’image',
  verify: 'Ouvrir la page du certificat',
  copyLink: 'Copier le lien',
  mail: 'Envoyer l’e-mail',
  correct: 'Corriger',
  correctAbout: 'Délivre un nouveau certificat qui remplace celui-ci. L’ancien lien l’indique et mène au nouveau.',
  corrected: 'Certificat corrigé délivré.',
  revoke: 'Révoquer',
  revokeTitle: (name) => `Révoquer le certificat de ${name} ?`,
  revokeAbout:
    'Toute personne qui vérifie ce certificat verra qu’il a été révoqué, et pourquoi. Cette action est irréversible, mais vous pourrez en délivrer un nouveau.',
  reason: 'Motif (affiché lors de la vérification)',
  revoked: 'Certificat révoqué.',
  expires: 'Valable jusqu’au',
  forEver: 'Sans expiration',
  history: 'Historique',
  kinds: {
    issued: 'Délivré',
    mailed: 'Envoyé par e-mail',
    verified: 'Vérifié',
    downloaded: 'Téléchargé',
    shared: 'Partagé',
    corrected: 'Corrigé',
    revoked: 'Révoqué',
  },
  mailEach: (count) =>
    `Envoie ${plural(count, { one: '# e-mail', other: '# e-mails' })}, y compris aux personnes qui ont déjà reçu leur certificat.`,
  revokeEach: (count) =>
    count === 1
      ? 'Toute personne qui vérifie ce certificat verra qu’il a été révoqué, et pourquoi. Cette action est irréversible, mais vous pourrez en délivrer un nouveau.'
      : `Toute personne qui vérifie l’un de ces ${count} certificats verra qu’il a été révoqué, et pourquoi. Cette action est irréversible, mais vous pourrez en délivrer de nouveaux.`,
  stop: 'Arrêter',
  doneTo: (done, total) => plural(done, { one: `# terminé sur ${total}.`, other: `# terminés sur ${total}.` }),
  qr: 'Code QR de la page du certificat',
  saveQr: 'Télécharger le SVG',
  copyLinkedIn: 'Copier le lien LinkedIn',
  credential: 'Attestation vérifiable',
  copyCredential: 'Copier le lien de l’attestation',
  example: 'Aperçu d’un certificat',
  picture: (name) => `Certificat de ${name}`,
  jobs: 'Certificats en lot',
  jobsAbout:
    'Envoyez une liste de noms .xlsx ou .csv pour créer les certificats de personnes qui ne sont pas des participants. Vous recevez un fichier ZIP avec tous les PDF.',
  drop: 'Envoyer la liste',
  names: (count) => plural(count, { one: '# nom trouvé.', other: '# noms trouvés.' }),
  start: (count) => plural(count, { one: 'Créer # certificat', other: 'Créer # certificats' }),
  file: 'Fichier',
  progress: 'Progression',
  jobStatuses: {
    pending: 'En attente',
    processing: 'En cours',
    completed: 'Terminé',
    failed: 'En échec',
    cancelled: 'Annulé',
  },
  download: 'Télécharger le ZIP',
  cancel: 'Annuler le lot',
  cancelAbout: (credits) =>
    `Supprime tous les certificats déjà créés et restitue ${plural(credits, { one: '# crédit', other: '# crédits' })}. Cette action est irréversible.`,
  held: (credits) =>
    plural(credits, {
      one: '# crédit est réservé jusqu’à la fin du lot.',
      other: '# crédits sont réservés jusqu’à la fin du lot.',
    }),
  dropHere: 'Vous pouvez aussi déposer un fichier ici.',
  blank: (count) =>
    plural(count, { one: '# ligne sans nom sera ignorée.', other: '# lignes sans nom seront ignorées.' }),
  toFix: 'Corrigez ces lignes dans votre fichier, puis renvoyez-le',
  more: (count) => plural(count, { one: 'et # autre', other: 'et # autres' }),
  course: (rate, rest) => `${rate} par seconde, encore ${rest}`,
  warnings: (count) => plural(count, { one: '# avertissement', other: '# avertissements' }),
  from: (sheet, column) => `Feuille « ${sheet} », colonne « ${column} »`,
  fromColumn: (column) => `Colonne « ${column} »`,
  noJobs: 'Aucun lot pour le moment.',
  ended: (moment) => `Fin : ${moment}`,
  charged: (credits) => plural(credits, { one: '# crédit utilisé', other: '# crédits utilisés' }),
}
