import type { wayInMessages as wayInMessagesType } from '../../../../../src/pages/events/way-in/messages.ts'

export const wayInMessages: typeof wayInMessagesType = {
  end: 'Fin',
  endAbout: 'Déjelo vacío si termina con su última sesión o con el día.',
  online: 'Dirección en línea',
  onlineAbout: 'Solo la ven las personas inscritas: en su página, su entrada y sus correos.',
  markdown: 'Admite Markdown: **negrita**, *cursiva*, # encabezados, listas y [enlaces](https://example.org).',
  cover: 'Imagen de portada',
  coverAbout:
    'Aparece en la página del evento, en la lista de eventos y al compartir el enlace. PNG, JPEG o WebP, 10 MB como máximo.',
  coverShown: 'Imagen de portada actual',
  file: 'Imagen',
  upload: 'Subir imagen',
  noFile: 'Elija antes una imagen.',
  remove: 'Quitar imagen',
  saved: 'Guardado.',
}
