import type { connectMessages as connectMessagesType } from '../../../../src/pages/connect/messages.ts'

export const connectMessages: typeof connectMessagesType = {
  title: 'Conectar una aplicación',
  asks: (name) => `${name} quiere actuar en su nombre`,
  describedBy: 'Esta aplicación la publica',
  unverified: 'La aplicación ha elegido su propio nombre. Laurel no puede verificarlo.',
  answerTo: 'Después vuelve a',
  thisMachine: 'un programa de este equipo',
  thisMachineWarning:
    'Cualquier programa de su equipo puede usar este nombre. Continúe solo si acaba de abrir la aplicación usted.',
  signedInAs: 'Sesión iniciada como',
  organisation: 'Organización',
  allow: 'Lo que podrá hacer',
  more: 'Más permisos disponibles',
  nothing: 'Su rol no incluye ningún permiso que se pueda dar a una aplicación.',
  chooseOne: 'Elija al menos un permiso.',
  limits:
    'Nunca podrá hacer más de lo que permite su propio rol, ni gestionar miembros, claves de API o el inicio de sesión.',
  until: 'Fin de la conexión',
  days: { 1: 'Mañana', 30: 'Dentro de 30 días', 90: 'Dentro de 90 días', 365: 'Dentro de un año' },
  untilRevoked: 'Cuando la revoque',
  confirm: 'Permitir',
  refuse: 'No permitir',
  revocable: 'Se puede revocar en cualquier momento en Mi cuenta.',
  done: 'Listo',
  doneAbout: 'Si la aplicación no se abre sola, puede cerrar esta ventana.',
  back: 'Volver a la aplicación',
  factor: 'Su organización exige un segundo factor antes de conectar una aplicación.',
  toAccount: 'Configurar un segundo factor',
  missing: 'Empiece en la aplicación que quiera conectar. Desde allí se abre esta página con la solicitud.',
  problems: {
    client_unknown: 'Laurel no conoce esta aplicación. Quite la conexión en la aplicación y añádala de nuevo.',
    client_document: 'La descripción que publica la aplicación no se puede leer o no es válida.',
    redirect_uri: 'La aplicación pide la respuesta en una dirección que no ha registrado. No continúe.',
    request: 'La solicitud de la aplicación no es válida.',
  },
}
