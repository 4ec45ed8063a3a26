import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  draftMessages as draftMessagesType,
  versionMessages as versionMessagesType,
} from '../../../../../src/pages/designs/messages/versions.ts'

const plural = pluralsOf('es')

export const versionMessages: typeof versionMessagesType = {
  versions: 'Versiones',
  about: 'Cada vez que se guarda, se crea una versión. Los certificados conservan la versión con la que se emitieron.',
  newest: 'Actual',
  by: (who) => `por ${who}`,
  issued: (count) => plural(count, { one: '# certificado emitido', other: '# certificados emitidos' }),
  restoredFrom: (version) => `Restaurada de la versión ${version}`,
  again: 'Restaurar',
  againLong: (version) => `Restaurar la versión ${version}`,
  losing: 'Hay cambios sin guardar. Se conservan en este navegador como borrador. ¿Restaurar esta versión?',
  restored: (from, version) => `Versión ${from} restaurada como versión ${version}.`,
  compare: (version) => `Comparar la versión ${version}`,
  newer: 'Más reciente',
  older: 'Más antigua',
  compareHow: 'Seleccione dos versiones para compararlas.',
  how: 'Comparación',
  hows: { beside: 'En paralelo', over: 'Superpuestas', difference: 'Solo diferencias' },
  seen: (title) => `Opacidad de ${title}`,
  note: '¿Qué ha cambiado? (opcional)',
  same: 'Sin diferencias.',
  differs: 'Diferencias',
  pageOf: 'Página, idioma o fondo',
  picture: (title) => `${title}, impresa`,
  stale: 'Otra persona ha guardado este diseño',
  staleAbout:
    'La versión actual es la de esa persona. Si conserva la suya, pasará a ser la actual y la otra seguirá disponible.',
  theirs: (version) => `La otra versión (${version})`,
  mine: 'Sus cambios sin guardar',
  takeTheirs: 'Usar la otra versión',
  keepMine: 'Guardar la mía como versión nueva',
  taken: 'Se muestra la otra versión. La suya se conserva como borrador en este navegador.',
  archived: 'Archivado',
  showArchived: 'Diseños archivados',
  showOffered: 'Diseños activos',
  noArchived: 'No hay diseños archivados.',
  archive: 'Archivar',
  archiveLong: (name) => `Archivar ${name}`,
  archivedNow: (name) => `Se ha archivado «${name}». Los eventos que lo usan no cambian.`,
  bringBack: 'Recuperar',
  bringBackLong: (name) => `Recuperar ${name}`,
  backNow: (name) => `Se ha recuperado «${name}».`,
  duplicateLong: (name) => `Duplicar ${name}`,
  copyOf: (name) => `${name} (copia)`,
  copied: (name) => `Se ha creado «${name}».`,
}

export const draftMessages: typeof draftMessagesType = {
  title: 'Cambios sin guardar',
  from: (moment, distance) => `En este navegador hay un borrador del ${moment} (${distance}).`,
  older: (version, now) => `Se basa en la versión ${version}; la actual es la ${now}.`,
  goOn: 'Restaurar borrador',
  drop: 'Eliminar borrador',
  took: 'Borrador restaurado.',
  full: 'En este navegador no queda espacio para borradores. Guarde los cambios a menudo.',
  leave: '¿Salir sin guardar? Los cambios se conservan como borrador en este navegador.',
}
