import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  actionMessages as actionMessagesType,
  keyMessages as keyMessagesType,
} from '../../../../../src/pages/designs/messages/actions.ts'

const plural = pluralsOf('fr')

export const actionMessages: typeof actionMessagesType = {
  selection: 'Sélection',
  selected: (count) => plural(count, { one: '# champ sélectionné.', other: '# champs sélectionnés.' }),
  several: (count) => plural(count, { one: '# champ sélectionné', other: '# champs sélectionnés' }),
  severalAbout: 'Utilisez les touches fléchées pour les déplacer ensemble. Maintenez Maj pour déplacer de 10 points.',
  differ: 'Mixte',
  also: (field) => `Ajouter à la sélection : ${field}`,
  all: 'Tout sélectionner',
  copy: 'Copier',
  cut: 'Couper',
  paste: 'Coller',
  duplicate: 'Dupliquer',
  remove: 'Supprimer',
  lock: 'Verrouiller',
  unlock: 'Déverrouiller',
  copied: (count) => plural(count, { one: '# champ copié.', other: '# champs copiés.' }),
  wasCut: (count) => plural(count, { one: '# champ coupé.', other: '# champs coupés.' }),
  pasted: (count) => plural(count, { one: '# champ collé.', other: '# champs collés.' }),
  duplicated: (count) => plural(count, { one: '# champ dupliqué.', other: '# champs dupliqués.' }),
  removed: (count) => plural(count, { one: '# champ supprimé.', other: '# champs supprimés.' }),
  locked: (count) => plural(count, { one: '# champ verrouillé.', other: '# champs verrouillés.' }),
  unlocked: (count) => plural(count, { one: '# champ déverrouillé.', other: '# champs déverrouillés.' }),
  moved: (left, top) => `À ${left} mm de la gauche et ${top} mm du haut.`,
  aligned: 'Champs alignés.',
  distributed: 'Champs répartis.',
  lockedField: 'Verrouillé',
  undone: 'Action annulée.',
  redone: 'Action rétablie.',
  stays: 'Rien n’a changé. Le champ est peut-être verrouillé.',
  nothingCopied: 'Il n’y a rien à coller.',
  full: 'Une maquette peut contenir au plus 50 champs.',
  alignTo: {
    left: 'Aligner les bords gauches',
    center: 'Centrer horizontalement',
    right: 'Aligner les bords droits',
    top: 'Aligner les bords supérieurs',
    middle: 'Centrer verticalement',
    bottom: 'Aligner les bords inférieurs',
  },
  distribute: { across: 'Répartir horizontalement', down: 'Répartir verticalement' },
}

export const keyMessages: typeof keyMessagesType = {
  keys: 'Raccourcis clavier',
  of: {
    '← ↑ → ↓': 'Déplacer de 1 point, ou de 10 avec Maj',
    Shift: 'Cliquer pour ajouter à la sélection ; faire glisser pour déplacer sur un seul axe',
    Alt: 'Faire glisser sans magnétisme',
    'Ctrl A': 'Tout sélectionner',
    Esc: 'Effacer la sélection',
    'Ctrl C, X, V, D': 'Copier, couper, coller, dupliquer (aussi entre maquettes)',
    Delete: 'Supprimer',
    'Ctrl Z, Ctrl Y': 'Annuler, rétablir',
    'Ctrl S': 'Enregistrer une version',
    '+ - 0 1': 'Zoom avant, zoom arrière, ajuster, taille réelle ; ou Ctrl et molette',
    Space: 'Faire glisser pour déplacer la vue',
  },
}
