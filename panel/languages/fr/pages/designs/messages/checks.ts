import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  checkMessages as checkMessagesType,
  contrastMessages as contrastMessagesType,
} from '../../../../../src/pages/designs/messages/checks.ts'

const plural = pluralsOf('fr')

export const checkMessages: typeof checkMessagesType = {
  small: (field, is) =>
    `${field} : un nom très long s’imprimerait en ${is} pt. Agrandissez le champ ou réduisez la taille de police.`,
  shrunk: (field, is, wanted) =>
    `${field} : le texte de l’aperçu passe de ${wanted} pt à ${is} pt. Agrandissez le champ pour l’éviter.`,
  runsOff: (field) =>
    `${field} : le texte de l’aperçu est coupé au bord de la page. Laissez-le se réduire ou passer à la ligne, ou utilisez une police plus petite.`,
  edge: (field, is, wanted) =>
    `${field} : à ${is} mm du bord de la page. Les imprimantes peuvent couper ce qui est à moins de ${wanted} mm. Déplacez-le vers l’intérieur.`,
  faint: (field, is, wanted) =>
    `${field} : le contraste avec le fond est de ${is}:1, moins de ${wanted}:1. Choisissez une autre couleur ou déplacez-le.`,
  qrSmall: (_, is, wanted) =>
    `Le code QR fait ${is} mm de large. Les téléphones lisent mal les codes de moins de ${wanted} mm. Agrandissez-le.`,
  qrFaint: (_, is) =>
    `Le contraste du code QR est de ${is}:1. Les téléphones ont besoin d’un code foncé sur un fond clair. Changez sa couleur ou déplacez-le.`,
  unknownValue: (field, key) =>
    `${field} : aucun événement qui utilise cette maquette ne définit la valeur « ${key} », rien n’est donc imprimé. Définissez-la dans les paramètres de l’événement, ou supprimez le champ.`,
  missingValue: (field, label, count) =>
    plural(count, {
      one: `${field} : # participant n’a pas « ${label} », rien n’est donc imprimé pour cette personne.`,
      other: `${field} : # participants n’ont pas « ${label} », rien n’est donc imprimé pour ces personnes.`,
    }),
  noName: 'La maquette n’a pas de champ pour le nom. Ajoutez-en un.',
  noCode: 'La maquette n’a ni code ni code QR : les certificats ne peuvent pas être vérifiés. Ajoutez l’un des deux.',
}

export const contrastMessages: typeof contrastMessagesType = {
  contrast: (ratio) => `Contraste avec le fond : ${ratio}:1`,
}
