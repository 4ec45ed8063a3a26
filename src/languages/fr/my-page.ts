import type { Texts } from '../../lib/text/texts.ts'

export const myPage: Texts['myPage'] = {
  brand: 'Mes billets et certificats',
  skipLink: 'Aller au contenu',
  failure: {
    note: 'Vos billets et certificats n’ont pas changé.',
    onward: 'Aller à mes billets et certificats',
  },
  ask: {
    heading: 'Mes billets et certificats',
    text: 'Saisissez l’adresse e-mail de votre inscription. Nous vous enverrons un lien qui affiche vos billets, certificats, badges et formations.',
    label: 'Adresse e-mail',
    button: 'M’envoyer un lien',
    problem: 'Saisissez une adresse e-mail, par exemple ada@example.org.',
    asked: {
      heading: 'Consultez votre messagerie',
      text: 'Si un organisateur de ce site connaît cette adresse, un lien est en route. Il s’ouvre une seule fois, dans les 30 minutes. Rien n’arrive ? Regardez dans vos courriers indésirables, ou essayez l’adresse de votre inscription.',
    },
    withoutMail: {
      heading: 'Ce site n’envoie pas d’e-mails',
      text: 'Demandez votre billet ou votre certificat à l’organisateur.',
    },
  },
  open: {
    heading: 'Voir mes billets et certificats',
    text: 'Le lien est utilisable une seule fois. Ce navigateur les affiche ensuite pendant 24 heures.',
    button: 'Voir',
  },
  used: {
    heading: 'Ce lien a déjà servi ou a expiré',
    text: 'Un lien s’ouvre une seule fois, dans les 30 minutes. Demandez-en un autre.',
  },
  list: {
    heading: 'Mes billets et certificats',
    text: 'Voici tout ce que les organisateurs de ce site conservent pour votre adresse.',
    empty: 'Il n’y a rien pour votre adresse.',
    more: (count) =>
      `Les ${count} éléments les plus récents de chaque organisateur sont affichés. Le téléchargement les contient tous.`,
  },
  tickets: {
    heading: 'Billets',
    noDate: 'L’organisateur vous dira quand',
    status: {
      registered: 'inscription confirmée',
      waitlisted: 'sur liste d’attente',
      offered: 'une place est disponible',
      cancelled: 'inscription annulée',
      pending: 'en attente de validation',
    },
  },
  certificates: {
    heading: 'Certificats',
    status: { active: 'valable', expired: 'expiré', revoked: 'révoqué' },
    issued: 'Délivré le',
    search: { shown: 'Les moteurs de recherche peuvent l’afficher.', hidden: 'Masqué aux moteurs de recherche.' },
    show: 'Montrer aux moteurs de recherche',
    hide: 'Masquer aux moteurs de recherche',
    about: 'Dans les deux cas, toute personne qui a le lien ou le code d’un certificat peut le vérifier.',
  },
  badges: { heading: 'Badges' },
  trainings: {
    heading: 'Formations',
    due: 'Échéance',
    done: 'Terminée',
    status: { compliant: 'terminée', overdue: 'en retard', due: 'à faire' },
  },
  courses: {
    heading: 'Cours à terminer',
    about:
      'Avez-vous suivi un cours ailleurs ? Envoyez le certificat ou un autre justificatif. L’organisateur décidera.',
    send: 'Envoyer un justificatif',
    file: 'Fichier',
    fileAbout: (megabytes) => `PDF, PNG, JPEG ou WebP, ${megabytes} Mo au maximum.`,
    day: 'Jour de fin du cours, si vous le connaissez',
    button: 'Envoyer',
    problems: {
      missing: 'Choisissez un fichier.',
      type: 'Choisissez un fichier PDF, PNG, JPEG ou WebP.',
      size: 'Le fichier est trop volumineux. Choisissez un fichier plus petit.',
      day: 'Indiquez un jour qui n’est pas dans le futur.',
      waiting: 'Vous avez envoyé plusieurs fichiers pour ce cours. Attendez la décision de l’organisateur.',
    },
  },
  evidence: {
    heading: 'Justificatifs de cours',
    sent: 'Envoyé',
    reason: 'Motif',
    status: { pending: 'en attente de décision', approved: 'accepté', declined: 'refusé' },
  },
  data: {
    heading: 'Mes données',
    text: 'Le fichier contient vos inscriptions avec vos réponses, vos certificats, badges et formations, au format JSON.',
    download: 'Télécharger mes données',
  },
  erase: {
    heading: 'Effacer mes données',
    text: 'Chaque organisateur décide de ce qu’il conserve, car la loi peut l’obliger à garder certaines données. Il répond en général dans un délai d’un mois.',
    ask: 'Vos billets ne fonctionneront plus et vos badges seront retirés. Les certificats restent valables tant que l’organisateur ne les révoque pas.',
    button: 'Demander à tous d’effacer mes données',
    waiting: 'Vous avez fait la demande à tous les organisateurs. Ils vous répondront.',
  },
  leave: {
    heading: 'Quitter',
    text: 'Sur un ordinateur partagé, quittez la page lorsque vous avez terminé.',
    button: 'Quitter',
  },
  done: {
    evidence: 'Votre fichier a été envoyé. L’organisateur décidera.',
    erase: 'Votre demande a été envoyée à tous les organisateurs.',
    shown: 'Les moteurs de recherche peuvent maintenant afficher ce certificat. Cela peut prendre des semaines.',
    hidden: 'Le certificat est masqué. Les moteurs de recherche peuvent mettre des semaines à le retirer.',
  },
}
