import type { Texts } from '../../lib/text/texts.ts'

export const wallet: Texts['wallet'] = {
  apple: 'Añadir a Apple Wallet',
  google: 'Añadir a Google Wallet',
  open: 'Página de esta entrada',
}

export const ticketFile: Texts['ticketFile'] = {
  title: 'Entrada',
  when: 'Cuándo',
  where: 'Dónde',
  online: 'En línea',
  noDate: 'La organización comunicará la fecha',
  holder: 'Para',
  show: 'Este código se muestra en el acceso. Cualquiera que lo tenga puede entrar con él: no conviene compartirlo.',
  code: 'Código QR para mostrar en el acceso',
}

export const ticketPage: Texts['ticketPage'] = {
  brand: 'Entrada',
  skipLink: 'Ir a la entrada',
  failure: { note: 'Esto no dice nada sobre ninguna entrada.', onward: 'Buscar mis entradas' },
  heading: 'Su entrada',
  holder: 'Para',
  event: 'Evento',
  when: 'Cuándo',
  where: 'Dónde',
  noDate: 'La organización comunicará la fecha',
  online: 'En línea',
  join: 'Participar en línea',
  code: 'Código QR de la entrada',
  show: 'Este código se muestra en el acceso. Cualquiera que tenga esta página puede entrar con él: no conviene compartirla.',
  save: 'Guardar como PDF',
  missing: {
    heading: 'Esta entrada no existe',
    text: 'Ninguna entrada tiene esta dirección. Puede haberse cortado al copiarla: conviene abrirla de nuevo desde el correo.',
  },
  replaced: {
    heading: 'Esta entrada se ha sustituido',
    text: 'Se le envió una entrada más reciente, que es la válida. Si no la encuentra, pida a la organización que la envíe de nuevo.',
  },
  cancelled: {
    heading: 'Esta entrada se ha cancelado',
    text: 'La inscripción se canceló, por lo que esta entrada ya no es válida. Si se trata de un error, consulte a la organización.',
  },
}
