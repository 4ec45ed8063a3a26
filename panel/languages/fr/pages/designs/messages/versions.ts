import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  draftMessages as draftMessagesType,
  versionMessages as versionMessagesType,
} from '../../../../../src/pages/designs/messages/versions.ts'

const plural = pluralsOf('fr')

export const versionMessages: typeof versionMessagesType = {
  versions: 'Versions',
  about:
    'Chaque enregistrement crée une version. Les certificats gardent la version avec laquelle ils ont été délivrés.',
  newest: 'En vigueur',
  by: (who) => `par ${who}`,
  issued: (count) => plural(count, { one: '# certificat délivré', other: '# certificats délivrés' }),
  restoredFrom: (version) => `Restaurée depuis la version ${version}`,
  again: 'Restaurer',
  againLong: (version) => `Restaurer la version ${version}`,
  losing:
    'Vous avez des modifications non enregistrées. Elles restent dans ce navigateur comme brouillon. Restaurer cette version ?',
  restored: (from, version) => `Version ${from} restaurée en version ${version}.`,
  compare: (version) => `Comparer la version ${version}`,
  newer: 'Plus récente',
  older: 'Plus ancienne',
  compareHow: 'Sélectionnez deux versions pour les comparer.',
  how: 'Comparaison',
  hows: { beside: 'Côte à côte', over: 'Superposition', difference: 'Différences seulement' },
  seen: (title) => `Opacité de ${title}`,
  note: 'Qu’est-ce qui a changé ? (facultatif)',
  same: 'Aucune différence.',
  differs: 'Différences',
  pageOf: 'Page, langue ou fond',
  picture: (title) => `${title}, telle qu’imprimée`,
  stale: 'Quelqu’un d’autre a enregistré cette maquette',
  staleAbout: 'Sa version est en vigueur. Si vous gardez la vôtre, elle la remplace et la sienne reste disponible.',
  theirs: (version) => `Sa version ${version}`,
  mine: 'Vos modifications non enregistrées',
  takeTheirs: 'Utiliser sa version',
  keepMine: 'Enregistrer la mienne en nouvelle version',
  taken: 'Sa version est affichée. La vôtre est gardée comme brouillon dans ce navigateur.',
  archived: 'Archivée',
  showArchived: 'Maquettes archivées',
  showOffered: 'Maquettes actives',
  noArchived: 'Aucune maquette archivée.',
  archive: 'Archiver',
  archiveLong: (name) => `Archiver ${name}`,
  archivedNow: (name) => `Maquette archivée : ${name}. Les événements qui l’utilisent ne changent pas.`,
  bringBack: 'Désarchiver',
  bringBackLong: (name) => `Désarchiver ${name}`,
  backNow: (name) => `Maquette désarchivée : ${name}.`,
  duplicateLong: (name) => `Dupliquer ${name}`,
  copyOf: (name) => `${name} (copie)`,
  copied: (name) => `Maquette créée : ${name}.`,
}

export const draftMessages: typeof draftMessagesType = {
  title: 'Modifications non enregistrées',
  from: (moment, distance) => `Un brouillon du ${moment} (${distance}) est conservé dans ce navigateur.`,
  older: (version, now) => `Il repose sur la version ${version} ; la version en vigueur est la ${now}.`,
  goOn: 'Restaurer le brouillon',
  drop: 'Supprimer le brouillon',
  took: 'Brouillon restauré.',
  full: 'Ce navigateur n’a plus de place pour les brouillons. Enregistrez souvent vos modifications.',
  leave: 'Quitter sans enregistrer ? Vos modifications sont gardées comme brouillon dans ce navigateur.',
}
