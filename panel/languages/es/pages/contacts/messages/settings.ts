import type { crmSettingsMessages as crmSettingsMessagesType } from '../../../../../src/pages/contacts/messages/settings.ts'

export const crmSettingsMessages: typeof crmSettingsMessagesType = {
  title: 'Ajustes de contactos',
  events: 'Contactos de los eventos',
  feed: 'Crear contactos a partir de la actividad en los eventos',
  feedAbout:
    'Las inscripciones, la asistencia, los certificados y las encuestas crean contactos y aparecen en sus cronologías. La actividad que ocurra mientras esta opción esté desactivada no se añade después.',
  feedOn: 'La actividad en los eventos crea contactos.',
  feedOff: 'La actividad en los eventos no crea contactos.',
  fields: 'Campos personalizados',
  fieldsAbout: 'Aparecen en cada contacto, en formularios e importaciones, y como columnas de la lista.',
  noFields: 'Aún no hay ninguno.',
  addField: 'Añadir campo',
  nth: (nth) => `Campo ${nth}`,
  label: 'Nombre del campo',
  key: 'Clave',
  keyAbout: 'Se usa en las importaciones y en la API; nunca cambia.',
  type: 'Tipo',
  types: { text: 'Texto', number: 'Número', date: 'Fecha', choice: 'Lista de opciones' },
  options: 'Opciones',
  optionsAbout: 'Una por línea. Si se quita una opción, los contactos que la tienen la conservan.',
  up: 'Subir',
  upOf: (name) => `Subir: ${name}`,
  remove: 'Quitar',
  removeOf: (name) => `Quitar: ${name}`,
  lostTitle: '¿Eliminar valores de contactos?',
  lostAbout:
    'Hay contactos con valores en campos que se han quitado o han cambiado de tipo. Al guardar, se eliminan definitivamente:',
  lostSave: 'Eliminar valores y guardar',
  tags: 'Etiquetas',
  noTags: 'Ningún contacto tiene etiquetas.',
  mostUsed: (count) => `Se muestran las ${count} etiquetas más usadas.`,
}
