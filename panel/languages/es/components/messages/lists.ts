import type { listMessages as listMessagesType } from '../../../../src/components/messages/lists.ts'
import { pluralsOf } from '../../../../src/messages/plurals.ts'

const plural = pluralsOf('es')

export const listMessages: typeof listMessagesType = {
  showAll: 'Quitar búsqueda y filtros',
  nothing: (what) => `Sin resultados para «${what}».`,
  nothingFiltered: 'Ningún resultado coincide con estos filtros.',
  filters: 'Filtros',
  filtersSet: (count) => `Filtros (${count})`,
  columns: 'Columnas',
  sortBy: (column) => `Ordenar por ${column}`,
  all: 'Todos',
  chosen: (count) => plural(count, { one: '# seleccionado', other: '# seleccionados' }),
  chooseAll: (count) => `Seleccionar todo (${count})`,
  chooseNone: 'Quitar la selección',
  choose: 'Seleccionar',
  rows: 'Filas',
  views: 'Vistas',
  saveView: 'Guardar vista',
  viewName: 'Nombre de la vista',
  noView: 'Vista predeterminada',
  saveChanges: (name) => `Guardar cambios en ${name}`,
  renameView: (name) => `Cambiar el nombre de ${name}`,
  deleteView: (name) => `Eliminar ${name}`,
  export: 'Exportar',
  exportAs: { csv: 'Archivo CSV', xlsx: 'Archivo de Excel' },
}
