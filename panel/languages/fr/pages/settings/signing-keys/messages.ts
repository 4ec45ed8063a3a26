import type { signingKeyMessages as signingKeyMessagesType } from '../../../../../src/pages/settings/signing-keys/messages.ts'

export const signingKeyMessages: typeof signingKeyMessagesType = {
  title: 'Clés de signature',
  about:
    'Ces clés signent vos certificats et badges, afin que chacun puisse les vérifier sans vous solliciter. Les clés sont remplacées automatiquement tous les deux ans.',
  notCheckable:
    'Personne d’autre ne peut vérifier vos certificats et badges tant que l’exploitant n’a pas indiqué dans SITE_URL une adresse https avec un nom d’hôte.',
  none: 'Aucune clé de signature pour l’instant.',
  noneHow: 'La première clé est créée avec votre premier certificat.',
  issue: 'Délivrer un certificat',
  purpose: 'Signe',
  purposes: { credential: 'Certificats et badges', log: 'Registre des délivrances' },
  state: 'État',
  states: { current: 'Utilisée', replaced: 'Remplacée', withdrawn: 'Retirée' },
  publicKey: 'Clé publique',
  copyKey: 'Copier la clé publique',
  site: 'Adresse',
  created: 'Création',
  retired: 'Remplacement',
  withdrawnAt: 'Retrait',
  rotate: 'Remplacer la clé',
  rotateTitle: 'Remplacer la clé des certificats et badges ?',
  rotateAbout:
    'Les nouveaux certificats et badges sont signés avec une nouvelle clé. La partie privée de l’ancienne clé est détruite. Tout ce qu’elle a signé reste valable.',
  rotated: 'La nouvelle clé est utilisée.',
  withdraw: 'Retirer la clé',
  withdrawTitle: 'Retirer cette clé ?',
  withdrawAbout:
    'À faire si la clé a pu être volée. Les fichiers enregistrés ne passeront plus la vérification ; les nouveaux fichiers sont signés avec une nouvelle clé en quelques minutes. Les certificats et badges eux-mêmes restent actifs.',
  withdrawLog:
    'À faire si la clé a pu être volée. Le registre des délivrances est désormais signé avec une nouvelle clé.',
  affected: 'Certificats et badges à signer de nouveau',
  withdrawn: 'La clé a été retirée.',
}
