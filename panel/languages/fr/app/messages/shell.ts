import type { shellMessages as shellMessagesType } from '../../../../src/app/messages/shell.ts'

export const shellMessages: typeof shellMessagesType = {
  skip: 'Aller au contenu',
  places: 'Navigation',
  search: 'Recherche',
  signOut: 'Se déconnecter',
  notFound: 'Page introuvable',
  home: 'Aller à la vue d’ensemble',
}
