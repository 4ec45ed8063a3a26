import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { bulkMessages as bulkMessagesType } from '../../../../../src/pages/contacts/messages/bulk.ts'

const plural = pluralsOf('es')

const contacts = (count: string) => plural(count, { one: '# contacto', other: '# contactos' })

export const bulkMessages: typeof bulkMessagesType = {
  change: 'Cambiar',
  delete: 'Eliminar',
  changeMany: (count) => `Cambiar ${contacts(count)}`,
  changeNow: (count) => `Cambiar ${contacts(count)}`,
  firstOnly: (most) => `Solo se incluyen los primeros ${most} de la lista; repita la acción para los demás.`,
  what: 'Cambio',
  changes: {
    add_tag: 'Añadir una etiqueta',
    remove_tag: 'Quitar una etiqueta',
    lifecycle_stage: 'Definir la etapa',
    owner: 'Asignar responsable',
  },
  values: { add_tag: 'Etiqueta', remove_tag: 'Etiqueta', lifecycle_stage: 'Etapa', owner: 'Responsable' },
  ownerAbout: 'Déjelo vacío para no asignar a nadie.',
  progress: 'Progreso',
  running: (done, all) => `${done} de ${all}`,
  over: (done, all) => `Hecho: ${done} de ${all}.`,
  stop: 'Detener',
  deleteMany: (count) => `¿Eliminar ${contacts(count)}?`,
  deleteNow: (count) => `Eliminar ${contacts(count)}`,
  deleteAbout:
    'Se eliminan definitivamente con sus notas y cronologías. No se puede deshacer. Los contactos con oportunidades se conservan.',
  kept: (count) =>
    plural(count, {
      one: '# contacto se conserva porque tiene oportunidades.',
      other: '# contactos se conservan porque tienen oportunidades.',
    }),
}
