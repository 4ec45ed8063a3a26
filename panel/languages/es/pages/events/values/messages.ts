import type { valueSettingsMessages as valueSettingsMessagesType } from '../../../../../src/pages/events/values/messages.ts'

export const valueSettingsMessages: typeof valueSettingsMessagesType = {
  title: 'Valores en los certificados',
  about:
    'Los certificados pueden indicar algo más que el nombre y la fecha, como horas, una nota o un número de acreditación. Para imprimir un valor, colóquelo en el diseño. Los diseños incluidos imprimen las claves signatory y signatory_title bajo la línea de firma.',
  none: 'Aún no hay valores.',
  nth: (nth) => `Valor ${nth}`,
  label: 'Nombre visible',
  key: 'Clave',
  keyAbout: (key) => `{{values.${key}}} en diseños y correos`,
  value: 'Valor para todas las personas',
  valueAbout: 'Déjelo vacío si cada participante tiene el suyo.',
  own: 'Cada participante tiene el suyo',
  question: 'Pregunta de inscripción',
  questionAbout: 'Su respuesta se usa para los participantes sin valor propio.',
  noQuestion: 'Ninguna',
  add: 'Añadir valor',
  up: 'Subir',
  remove: 'Quitar',
}
