import type { passkeyMessages as passkeyMessagesType } from '../../../../src/shell-parts/messages/passkeys.ts'

export const passkeyMessages: typeof passkeyMessagesType = {
  use: 'Usar una llave de acceso',
  notUsed: 'No se usó ninguna llave de acceso. Inténtelo de nuevo o inicie sesión de otra forma.',
  hereAlready: 'Ya tiene una llave de acceso en este dispositivo.',
}
