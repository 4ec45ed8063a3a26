import type { shellMessages as shellMessagesType } from '../../../../src/app/messages/shell.ts'

export const shellMessages: typeof shellMessagesType = {
  skip: 'Ir al contenido',
  places: 'Navegación',
  search: 'Buscar',
  signOut: 'Cerrar sesión',
  notFound: 'Página no encontrada',
  home: 'Ir al resumen',
}
