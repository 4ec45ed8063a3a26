import type { shellMessages as shellMessagesType } from '../../../../src/app/messages/shell.ts'

export const shellMessages: typeof shellMessagesType = {
  skip: 'İçeriğe geç',
  places: 'Gezinti',
  search: 'Ara',
  signOut: 'Oturumu kapat',
  notFound: 'Sayfa bulunamadı',
  home: 'Genel bakışa git',
}
