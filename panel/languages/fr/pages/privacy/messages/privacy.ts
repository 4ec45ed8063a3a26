import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  privacyMessages as privacyMessagesType,
  requestMessages as requestMessagesType,
} from '../../../../../src/pages/privacy/messages/privacy.ts'

const plural = pluralsOf('fr')

export const privacyMessages: typeof privacyMessagesType = {
  title: 'Confidentialité',
  views: {
    person: 'Données d’une personne',
    requests: 'Demandes d’effacement',
    retention: 'Conservation',
  },
  about:
    'Une personne peut demander les données que vous avez à son sujet, ou vous demander de les effacer. Tout se retrouve par son adresse e-mail.',
  email: 'Adresse e-mail',
  download: 'Télécharger les données',
  downloadAbout: 'Un fichier ZIP avec tout ce qui est enregistré sur l’adresse, et les certificats, billets et badges.',
  downloaded: 'Données téléchargées.',
  erase: 'Effacer la personne',
  eraseTitle: (email) => `Effacer ${email} ?`,
  eraseAbout:
    'Cette action est irréversible. Les sauvegardes antérieures et les e-mails déjà envoyés ne sont pas concernés.',
  certificates: 'Certificats',
  certificatesAre: {
    keep: 'Restent valables, avec le nom',
    anonymise: 'Sont révoqués et perdent le nom',
  },
  nothing: 'Rien n’est enregistré sur cette adresse.',
  erased: 'Effacé',
  kept: 'Conservé',
  records: 'Données',
  count: 'Nombre',
  happens: 'Ce qui se passe',
  why: 'Pourquoi c’est conservé',
  done: (count) =>
    plural(count, { one: '# enregistrement effacé ou anonymisé.', other: '# enregistrements effacés ou anonymisés.' }),
  allRecords: 'Afficher les données',
}

export const requestMessages: typeof requestMessagesType = {
  title: 'Demandes d’effacement',
  none: 'Aucune demande d’effacement.',
  noneHow:
    'Les personnes peuvent demander leur effacement sur leur propre page, à l’adresse /my. Leurs demandes apparaissent ici.',
  person: 'Personne',
  ended: 'N’est plus enregistrée',
  status: 'Statut',
  statuses: { open: 'En cours', erased: 'Effacée', declined: 'Refusée' },
  asked: 'Demandée le',
  endedAt: 'Close le',
  reason: 'Motif',
  one: 'Demande d’effacement',
  due: 'La loi fixe en général un délai d’un mois.',
  decline: 'Refuser',
  declineTitle: 'Refuser la demande ?',
  declineAbout:
    'La personne n’est pas prévenue. Écrivez-lui avant de refuser : ensuite, la demande n’a plus son adresse.',
  write: 'Écrire à la personne',
  subject: 'Votre demande d’effacement de vos données',
  reasonAbout: 'Pour vos propres archives. Ne nommez pas la personne.',
  declined: 'Demande refusée.',
}
