import type {
  linkMessages as linkMessagesType,
  providerMessages as providerMessagesType,
  signInMessages as signInMessagesType,
} from '../../../../src/pages/sign-in/messages.ts'

export const signInMessages: typeof signInMessagesType = {
  signIn: 'Iniciar sesión',
  language: 'Idioma',
  email: 'Correo electrónico',
  password: 'Contraseña',
  name: 'Su nombre',
  organisation: 'Organización',
  timeZone: 'Zona horaria',
  setUp: 'Configurar Laurel',
  setUpAbout: 'Usted será propietario de esta instalación. Después podrá invitar a más personas.',
  passwordHint: 'Al menos 10 caracteres. Unas cuantas palabras sin relación entre sí son una buena opción.',
  create: 'Crear cuenta',
  code: 'Código',
  codeAbout: 'Escriba el código de la aplicación de autenticación o un código de recuperación.',
  codeOfKept: 'Escriba uno de los códigos de recuperación que guardó al añadir la llave de acceso.',
  invited: 'Aceptar la invitación',
  invitedAbout:
    'Elija un nombre y una contraseña. Si ya tiene cuenta, inicie sesión primero y después abra de nuevo el enlace de invitación.',
  inviteMissing: 'Para aceptar una invitación, abra el enlace del correo de invitación.',
  accept: 'Aceptar invitación',
  linkMissing: 'Para configurar Laurel, abra el enlace que mostró el servidor al arrancar.',
}

export const linkMessages: typeof linkMessagesType = {
  byLink: 'Iniciar sesión con un enlace por correo',
  byLinkAbout: 'Le enviaremos un enlace por correo. Sirve una sola vez y caduca a los 15 minutos.',
  byLinkReady: 'El enlace está listo. Sirve una sola vez.',
  forgotten: '¿Ha olvidado la contraseña?',
  reset: 'Restablecer la contraseña',
  resetAbout: 'Le enviaremos un enlace para elegir otra contraseña. Sirve una sola vez y caduca al cabo de una hora.',
  resetReady: 'Al guardar la contraseña nueva, la sesión se cierra en los demás dispositivos.',
  newPassword: 'Contraseña nueva',
  save: 'Guardar e iniciar sesión',
  send: 'Enviar enlace',
  sent: 'Si esta dirección tiene cuenta, un correo está en camino. Revise también la carpeta de correo no deseado.',
  noServer: 'Esta instalación no puede enviar correos porque no tiene servidor de correo configurado.',
  noServerAbout: 'Pida a quien la administra que cree un enlace con este comando:',
  another: 'Pedir otro enlace',
  back: 'Usar contraseña',
}

export const providerMessages: typeof providerMessagesType = {
  by: (name) => `Iniciar sesión con ${name}`,
  secondFactor: 'Autenticación en dos pasos',
  over: 'Este inicio de sesión ha caducado. Empiece de nuevo.',
  again: 'Volver al inicio de sesión',
  otherProblem: 'No se pudo iniciar sesión. Inténtelo de nuevo.',
  problems: {
    provider_unknown:
      'Este proveedor de identidad ya no existe. Inicie sesión de otra forma o consulte a un propietario.',
    provider_unavailable: 'El proveedor de identidad no responde. Inténtelo más tarde.',
    provider_refused: 'El proveedor de identidad rechazó el inicio de sesión.',
    provider_untrusted: 'La respuesta del proveedor de identidad no se pudo verificar. Consulte a un propietario.',
    sso_over: 'El inicio de sesión tardó demasiado o empezó en otro navegador. Empiece de nuevo.',
    email_not_verified:
      'Su correo electrónico no está verificado en el proveedor de identidad. Verifíquelo allí primero.',
    no_address: 'El proveedor de identidad no envió un correo electrónico válido. Consulte a quien lo administra.',
    other_domain: 'Este proveedor de identidad no admite personas del dominio de su correo.',
    other_account: 'Otra cuenta del proveedor usó antes su correo electrónico. Consulte a un propietario.',
    not_a_member: 'Ya no es miembro de esta organización. Pida una invitación a un propietario.',
  },
}
