import type {
  partMessages as partMessagesType,
  passwordMessages as passwordMessagesType,
} from '../../../../src/components/messages/parts.ts'
import { pluralsOf } from '../../../../src/messages/plurals.ts'

const plural = pluralsOf('es')

export const partMessages: typeof partMessagesType = {
  unreachable: 'No se pudo conectar con el servidor.',
  wrong: 'Algo ha fallado.',
  byCode: {
    not_found: 'No se ha encontrado.',
    rate_limited: 'Demasiadas solicitudes. Espere un poco e inténtelo de nuevo.',
    payload_too_large: 'El archivo es demasiado grande.',
    internal: 'Algo ha fallado. Inténtelo de nuevo.',
    unavailable: 'El servicio no está disponible en este momento. Inténtelo de nuevo en breve.',
  },
  request: 'ID de la solicitud:',
  again: 'Reintentar',
  noScope: 'No tiene acceso a esta página',
  lacks: (role, scope) =>
    `El rol ${role} no incluye ${scope}. Pida a un propietario de la organización que cambie su rol.`,
  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  saved: 'Guardado.',
  leave: '¿Salir sin guardar? Los cambios se perderán.',
  checkFields: 'Revise los campos marcados.',
  copy: 'Copiar',
  copied: 'Copiado',
  loading: 'Cargando',
  othersHere: (names, count) =>
    plural(count, { one: `${names} también está en esta página.`, other: `${names} también están en esta página.` }),
  typeToConfirm: (word) => `Escriba «${word}» para confirmar`,
  waitFor: (seconds) => `Reintentar en ${seconds} s`,
  waited: 'Ya se puede intentar de nuevo.',
  undo: 'Deshacer',
}

export const passwordMessages: typeof passwordMessagesType = { show: (label) => `Mostrar: ${label.toLowerCase()}` }
