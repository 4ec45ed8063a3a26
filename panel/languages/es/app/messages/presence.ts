import type { presenceMessages as presenceMessagesType } from '../../../../src/app/messages/presence.ts'

export const presenceMessages: typeof presenceMessagesType = {
  presence: 'Confirme su identidad',
  presenceAbout: 'Esta acción es delicada. Tras confirmar, no se volverá a preguntar durante diez minutos.',
  elsewhereAbout:
    'No tiene contraseña ni llave de acceso: inicie sesión de nuevo para confirmar. El inicio de sesión se abre en otra pestaña; al terminar, vuelva a esta.',
  byProvider: (name) => `Iniciar sesión con ${name}`,
  byMail: 'Iniciar sesión con un enlace por correo',
  confirm: 'Confirmar',
  password: 'Contraseña',
  code: 'Código',
}
