import type {
  pictureMessages as pictureMessagesType,
  printedMessages as printedMessagesType,
  sampleMessages as sampleMessagesType,
} from '../../../../../src/pages/designs/messages/pictures.ts'

export const pictureMessages: typeof pictureMessagesType = {
  own: 'Imagen propia',
  file: 'Imagen',
  fileAbout:
    'PNG, JPEG o WebP, hasta 10 MB. Para A4 horizontal, lo ideal son 3508 × 2480 píxeles y lo mínimo recomendado, 1754 × 1240. Deje espacio para los nombres.',
  facts: (pixels, page, dpi) => `${pixels} píxeles; se imprime a ${page} mm y ${dpi} ppp.`,
  coarse: 'Se verá borrosa en papel. Use una imagen más grande si es posible.',
  shrunk: 'El lado más largo se reducirá a 3508 píxeles, suficiente para imprimir.',
  wrong: {
    type: 'Elija una imagen PNG, JPEG o WebP.',
    size: 'La imagen supera los 10 MB. Guárdela como JPEG o con menos píxeles.',
    broken: 'La imagen no se pudo leer. Guárdela de nuevo como PNG o JPEG.',
  },
  none: 'Elija antes una imagen.',
  shown: 'Imagen elegida',
}

export const sampleMessages: typeof sampleMessagesType = {
  madeUp: 'Datos de ejemplo',
  ofEvent: 'Participantes de un evento',
  orders: { longest_name: 'Nombre más largo', oldest: 'Primer participante', search: 'Buscar participantes' },
  event: 'Evento',
  usesThis: (event) => `${event} (usa este diseño)`,
  noEvents: 'Aún no hay eventos.',
  look: 'Nombre o correo electrónico',
  previous: 'Participante anterior',
  next: 'Participante siguiente',
  nth: (name, nth, total) => `${name}, ${nth} de ${total}`,
  nobody: 'No hay participantes inscritos. Se muestran datos de ejemplo.',
}

export const printedMessages: typeof printedMessagesType = {
  view: 'Vista',
  views: { over: 'Vista de impresión', beside: 'En paralelo', drawn: 'Editor' },
  drawing: 'Generando…',
  fresh: 'Se muestra como se imprimirá. El código dice PREVIEW.',
  drawn: 'Se muestra como lo dibuja su navegador.',
  notDrawn: 'La vista de impresión no está disponible. Se muestra la del editor.',
  picture: (name) => `Vista de impresión para ${name}`,
  elsewhere: 'Estos campos se imprimen a más de 2 pt de donde los muestra el editor:',
  pdf: 'PDF',
  file: 'vista-previa.pdf',
}
