import type { passkeyMessages as passkeyMessagesType } from '../../../../src/shell-parts/messages/passkeys.ts'

export const passkeyMessages: typeof passkeyMessagesType = {
  use: 'Passkey verwenden',
  notUsed: 'Es wurde kein Passkey verwendet. Versuchen Sie es erneut, oder melden Sie sich anders an.',
  hereAlready: 'Auf diesem Gerät haben Sie schon einen Passkey.',
}
