import type { doorLinkMessages as doorLinkMessagesType } from '../../../../src/shell-parts/messages/door-link.ts'

export const doorLinkMessages: typeof doorLinkMessagesType = {
  title: 'Nuevo enlace de puerta',
  about:
    'Un ayudante escanea el código QR con el teléfono y registra los accesos sin tener cuenta. Cualquiera que tenga el enlace ve los nombres hasta que caduque, pero ningún correo electrónico.',
  device: 'Nombre o lugar del dispositivo',
  deviceName: 'Acceso principal',
  sessions: 'Solo estas sesiones',
  sessionsAbout: 'Si no elige ninguna, sirve para el evento y todas las sesiones.',
  expires: 'Caduca',
  expiresAbout: 'Déjelo vacío para que caduque 12 horas después del evento.',
  create: 'Crear enlace de puerta',
  once: (until) => `Escanéelo ahora: el enlace se muestra una sola vez. Caduca el ${until}.`,
  qr: 'Código QR del enlace de puerta',
  saveQr: 'Descargar SVG',
  done: 'Listo',
}
