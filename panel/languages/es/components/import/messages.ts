import type { importStepMessages as importStepMessagesType } from '../../../../src/components/import/messages.ts'
import { pluralsOf } from '../../../../src/messages/plurals.ts'

const plural = pluralsOf('es')

export const importStepMessages: typeof importStepMessagesType = {
  source: 'Añadir la lista',
  paste: 'Filas pegadas',
  choose: 'Elegir un archivo',
  drop: 'o soltarlo aquí',
  look: 'Vista previa',
  other: 'Importar otra lista',
  columns: 'Asociar columnas',
  header: 'Columna',
  first: 'Primer valor',
  means: 'Campo',
  leftOut: 'No importar',
  problems: 'Filas con errores',
  row: 'Fila',
  column: 'Columna',
  problem: 'Error',
  done: 'Importación completada',
  failedRows: 'Descargar las filas con errores',
  nothing: 'No hay nada que importar.',
  earlier: 'Importaciones anteriores',
  failedRowsOf: (time) => `Descargar las filas con errores del ${time}`,
  verdict: ({ created, updated, skipped, failed }) =>
    [
      plural(created, { one: '# nueva', other: '# nuevas' }),
      updated && plural(updated, { one: '# actualizada', other: '# actualizadas' }),
      skipped && `${skipped} sin cambios`,
      failed && `${failed} con errores`,
    ]
      .filter(Boolean)
      .join(', '),
  kept: 'Las filas con errores se conservan 30 días en «Importaciones anteriores».',
}
