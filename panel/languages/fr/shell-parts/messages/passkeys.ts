import type { passkeyMessages as passkeyMessagesType } from '../../../../src/shell-parts/messages/passkeys.ts'

export const passkeyMessages: typeof passkeyMessagesType = {
  use: 'Utiliser une clé d’accès',
  notUsed: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou connectez-vous autrement.',
  hereAlready: 'Vous avez déjà une clé d’accès sur cet appareil.',
}
