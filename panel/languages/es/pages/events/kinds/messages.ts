import type { kindMessages as kindMessagesType } from '../../../../../src/pages/events/kinds/messages.ts'

export const kindMessages: typeof kindMessagesType = {
  title: 'Tipos de certificado',
  about:
    'Los participantes reciben el certificado descrito arriba. Añada tipos para otras personas, como ponentes o jurado, cada uno con su diseño, su validez y sus valores.',
  nth: (nth) => `Tipo ${nth}`,
  label: 'Nombre del tipo',
  kind: 'Clave del tipo',
  kindAbout: 'Para la API y los archivos, por ejemplo speaker.',
  design: 'Diseño del tipo',
  ofEvent: 'El de los participantes',
  add: 'Añadir tipo',
  remove: 'Quitar tipo',
  validity: 'Validez',
  units: {
    never: 'No caduca',
    days: 'Número de días',
    months: 'Número de meses',
    years: 'Número de años',
    until: 'Hasta una fecha',
  },
  until: 'Válido hasta el',
}
