import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { appScopeMessages as appScopeMessagesType } from '../../../../src/shell-parts/messages/app-scopes.ts'

const plural = pluralsOf('es')

export const appScopeMessages: typeof appScopeMessagesType = {
  scopes: {
    'events:read': 'Ver eventos y sus ajustes',
    'events:write': 'Crear, modificar y eliminar eventos',
    'attendees:read': 'Ver participantes y sus respuestas',
    'attendees:write': 'Inscribir, modificar y eliminar participantes',
    'certificates:read': 'Ver certificados y diseños',
    'certificates:write': 'Emitir, corregir y revocar certificados, y modificar diseños',
    'sessions:read': 'Ver agendas y quién asistió',
    'sessions:write': 'Modificar agendas y ponentes',
    'checkin:write': 'Registrar accesos y salidas',
    'automations:read': 'Ver automatizaciones',
    'automations:write': 'Crear y modificar automatizaciones',
    'crm:read': 'Ver contactos, empresas y oportunidades',
    'crm:write': 'Modificar contactos, empresas y oportunidades',
    'webhooks:read': 'Ver webhooks y sus entregas',
    'webhooks:write': 'Probar webhooks y repetir entregas',
    'forms:read': 'Ver formularios y sus envíos',
    'forms:write': 'Crear y modificar formularios',
    'training:read': 'Ver cursos, programas y quién los completó',
    'training:write': 'Asignar formación y registrar cursos completados',
    'emails:read': 'Ver correos, mensajes y plantillas',
    'emails:write': 'Enviar mensajes y modificar plantillas',
    'surveys:read': 'Ver respuestas a encuestas',
    'surveys:write': 'Modificar y eliminar respuestas a encuestas',
    'badges:read': 'Ver insignias y quién las tiene',
    'badges:write': 'Crear y otorgar insignias',
    'organisation:read': 'Ver los ajustes de la organización',
    'organisation:write': 'Modificar los ajustes de la organización',
    'analytics:read': 'Ver cifras e informes',
    'credits:read': 'Ver créditos y su uso',
    'audit:read': 'Ver el registro de auditoría y el de solicitudes',
  },
  scopeCount: (count) => plural(count, { one: '# permiso', other: '# permisos' }),
}
