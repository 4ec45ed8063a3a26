import type { webhookMessages as webhookMessagesType } from '../../../../src/pages/developers/webhook-messages.ts'

export const webhookMessages: typeof webhookMessagesType = {
  edit: 'Modifier',
  description: 'Description',
  reach: 'Envoyé pour',
  everywhere: 'Toute l’organisation',
  reachAbout: 'Ce qui n’appartient à aucun événement, comme la modification d’un contact, n’est alors pas envoyé.',
  headers: 'En-têtes personnalisés',
  headersAbout:
    'Envoyés avec chaque livraison, par exemple une clé API pour votre passerelle. Les valeurs sont chiffrées et ne peuvent plus être affichées ensuite.',
  addHeader: 'Ajouter un en-tête',
  headerName: 'Nom de l’en-tête',
  headerValue: (name) => (name === '' ? 'Valeur' : `Valeur de ${name}`),
  removeHeader: 'Supprimer l’en-tête',
  storedHeaders: (names) => `En-têtes actuels : ${names}. Leurs valeurs restent telles quelles.`,
  replaceHeaders: 'Remplacer les en-têtes',
  replaceAbout:
    'À l’enregistrement, ces en-têtes remplacent tous les actuels. Laissez la liste vide pour les supprimer.',
  none: 'Aucun',
}
