import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  actionMessages as actionMessagesType,
  keyMessages as keyMessagesType,
} from '../../../../../src/pages/designs/messages/actions.ts'

const plural = pluralsOf('es')

export const actionMessages: typeof actionMessagesType = {
  selection: 'Selección',
  selected: (count) => plural(count, { one: '# campo seleccionado.', other: '# campos seleccionados.' }),
  several: (count) => plural(count, { one: '# campo seleccionado', other: '# campos seleccionados' }),
  severalAbout: 'Las flechas los mueven juntos; con Mayús, 10 puntos cada vez.',
  differ: 'Varios valores',
  also: (field) => `Añadir ${field} a la selección`,
  all: 'Seleccionar todo',
  copy: 'Copiar',
  cut: 'Cortar',
  paste: 'Pegar',
  duplicate: 'Duplicar',
  remove: 'Eliminar',
  lock: 'Bloquear',
  unlock: 'Desbloquear',
  copied: (count) => plural(count, { one: '# campo copiado.', other: '# campos copiados.' }),
  wasCut: (count) => plural(count, { one: '# campo cortado.', other: '# campos cortados.' }),
  pasted: (count) => plural(count, { one: '# campo pegado.', other: '# campos pegados.' }),
  duplicated: (count) => plural(count, { one: '# campo duplicado.', other: '# campos duplicados.' }),
  removed: (count) => plural(count, { one: '# campo eliminado.', other: '# campos eliminados.' }),
  locked: (count) => plural(count, { one: '# campo bloqueado.', other: '# campos bloqueados.' }),
  unlocked: (count) => plural(count, { one: '# campo desbloqueado.', other: '# campos desbloqueados.' }),
  moved: (left, top) => `A ${left} mm del borde izquierdo y a ${top} mm del superior.`,
  aligned: 'Campos alineados.',
  distributed: 'Campos distribuidos.',
  lockedField: 'Bloqueado',
  undone: 'Deshecho.',
  redone: 'Rehecho.',
  stays: 'No ha cambiado nada. Puede que el campo esté bloqueado.',
  nothingCopied: 'No hay nada que pegar.',
  full: 'Un diseño admite como máximo 50 campos.',
  alignTo: {
    left: 'Alinear a la izquierda',
    center: 'Centrar en horizontal',
    right: 'Alinear a la derecha',
    top: 'Alinear arriba',
    middle: 'Centrar en vertical',
    bottom: 'Alinear abajo',
  },
  distribute: { across: 'Distribuir en horizontal', down: 'Distribuir en vertical' },
}

export const keyMessages: typeof keyMessagesType = {
  keys: 'Atajos de teclado',
  of: {
    '← ↑ → ↓': 'Mover 1 punto, o 10 con Mayús',
    Shift: 'Clic para añadir a la selección; arrastrar para mover en un solo eje',
    Alt: 'Arrastrar sin ajuste',
    'Ctrl A': 'Seleccionar todo',
    Esc: 'Quitar la selección',
    'Ctrl C, X, V, D': 'Copiar, cortar, pegar, duplicar (también entre diseños)',
    Delete: 'Eliminar',
    'Ctrl Z, Ctrl Y': 'Deshacer, rehacer',
    'Ctrl S': 'Guardar versión nueva',
    '+ - 0 1': 'Acercar, alejar, ajustar, tamaño real; o Ctrl y desplazar',
    Space: 'Arrastrar para mover la vista',
  },
}
