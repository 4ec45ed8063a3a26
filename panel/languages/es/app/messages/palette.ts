import type { paletteMessages as paletteMessagesType } from '../../../../src/app/messages/palette.ts'

export const paletteMessages: typeof paletteMessagesType = {
  goTo: 'Buscar o ir a…',
  nothingFound: 'Sin resultados.',
  looking: 'Buscando…',
  onThisPage: 'En esta página',
  copyCall: 'Copiar la última solicitud como cURL',
  callCopied: 'Copiado. Antes de ejecutarlo, asigne una clave de API a LAUREL_KEY.',
  found: 'Resultados',
  kinds: {
    event: 'Evento',
    attendee: 'Participante',
    certificate: 'Certificado',
    design: 'Diseño',
    contact: 'Contacto',
  },
  statuses: { active: 'Válido', revoked: 'Revocado', expired: 'Caducado' },
  ofThisEvent: 'Este evento',
  keys: 'Atajos de teclado',
  keyOf: {
    palette: 'Buscar o ir a una página',
    help: 'Mostrar los atajos de teclado',
    search: 'Buscar en la lista',
    move: 'Fila siguiente o anterior',
    open: 'Abrir la fila',
    choose: 'Seleccionar la fila',
    create: 'Crear',
    undo: 'Deshacer la última acción',
    close: 'Cerrar o quitar la selección',
    jump: 'Ir a',
  },
}
