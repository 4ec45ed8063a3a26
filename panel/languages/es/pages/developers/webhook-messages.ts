import type { webhookMessages as webhookMessagesType } from '../../../../src/pages/developers/webhook-messages.ts'

export const webhookMessages: typeof webhookMessagesType = {
  edit: 'Editar',
  description: 'Descripción',
  reach: 'Alcance',
  everywhere: 'Toda la organización',
  reachAbout: 'Entonces no se envía lo que no pertenece a ningún evento, como el cambio de un contacto.',
  headers: 'Cabeceras personalizadas',
  headersAbout:
    'Se envían con cada entrega, por ejemplo una clave de API de su pasarela. Los valores se guardan cifrados y no se pueden ver después.',
  addHeader: 'Añadir cabecera',
  headerName: 'Nombre de la cabecera',
  headerValue: (name) => (name === '' ? 'Valor' : `Valor de ${name}`),
  removeHeader: 'Quitar cabecera',
  storedHeaders: (names) => `Cabeceras actuales: ${names}. Sus valores no cambian.`,
  replaceHeaders: 'Sustituir cabeceras',
  replaceAbout: 'Al guardar, estas cabeceras sustituyen a todas las actuales. Deje la lista vacía para quitarlas.',
  none: 'Ninguna',
}
