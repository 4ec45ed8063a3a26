import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type {
  peopleMessages as peopleMessagesType,
  roleMessages as roleMessagesType,
} from '../../../../../src/pages/settings/messages/people.ts'

const plural = pluralsOf('es')

export const peopleMessages: typeof peopleMessagesType = {
  title: 'Miembros',
  invite: 'Invitar a un miembro',
  name: 'Nombre',
  email: 'Correo electrónico',
  role: 'Rol',
  roles: {
    owner: 'Propietario',
    admin: 'Administrador',
    editor: 'Editor',
    checkin: 'Control de acceso',
    viewer: 'Lector',
  },
  rolesAbout: {
    owner: 'acceso total',
    admin: 'todo, salvo los ajustes exclusivos de propietarios',
    editor: 'gestionar eventos, participantes y certificados',
    checkin: 'registrar el acceso de participantes',
    viewer: 'solo lectura',
  },
  reach: 'Alcance',
  events: (count) => (count === null ? 'Todos los eventos' : plural(count, { one: '# evento', other: '# eventos' })),
  secondFactor: 'Dos pasos',
  yes: 'Sí',
  no: 'No',
  lastSeen: 'Última conexión',
  never: 'Nunca',
  invited: (email) => `Invitación enviada a ${email}.`,
  linkTitle: 'Enlace de invitación',
  linkAbout: (email) =>
    `Esta instalación no tiene servidor de correo: envíe usted este enlace a ${email}. Cualquiera que lo tenga puede aceptar la invitación, una sola vez, en un plazo de 7 días. No se podrá volver a ver.`,
  linkKept: 'Lo he copiado',
  invitations: 'Invitaciones pendientes',
  until: 'Caduca',
  withdraw: 'Revocar',
  save: 'Guardar',
  saved: 'Guardado.',
  signOut: 'Cerrar todas las sesiones',
  signedOut: 'Todas las sesiones cerradas.',
  remove: 'Quitar miembro',
  removeTitle: (name) => `¿Quitar a ${name}?`,
  removeAbout:
    'Se cierran sus sesiones y pierde de inmediato el acceso a esta organización. Sus acciones anteriores siguen en el registro de auditoría.',
  removed: (name) => `Se ha quitado a ${name}.`,
  nobody: 'Aún no hay miembros.',
}

export const roleMessages: typeof roleMessagesType = {
  matrix: 'Comparar roles',
  scope: 'Permiso',
  may: 'Sí',
  mayNot: 'No',
  events: 'Eventos',
  every: 'Todos los eventos',
}
