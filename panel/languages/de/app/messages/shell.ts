import type { shellMessages as shellMessagesType } from '../../../../src/app/messages/shell.ts'

export const shellMessages: typeof shellMessagesType = {
  skip: 'Zum Inhalt springen',
  places: 'Navigation',
  search: 'Suchen',
  signOut: 'Abmelden',
  notFound: 'Seite nicht gefunden',
  home: 'Zur Übersicht',
}
