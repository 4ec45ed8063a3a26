import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { appScopeMessages as appScopeMessagesType } from '../../../../src/shell-parts/messages/app-scopes.ts'

const plural = pluralsOf('de')

export const appScopeMessages: typeof appScopeMessagesType = {
  scopes: {
    'events:read': 'Veranstaltungen und ihre Einstellungen sehen',
    'events:write': 'Veranstaltungen erstellen, ändern und löschen',
    'attendees:read': 'Teilnehmende und ihre Antworten sehen',
    'attendees:write': 'Teilnehmende anmelden, ändern und löschen',
    'certificates:read': 'Zertifikate und Designs sehen',
    'certificates:write': 'Zertifikate ausstellen, berichtigen und widerrufen sowie Designs ändern',
    'sessions:read': 'Agenden und Teilnahmen sehen',
    'sessions:write': 'Agenden und Vortragende ändern',
    'checkin:write': 'Personen ein- und auschecken',
    'automations:read': 'Automationen sehen',
    'automations:write': 'Automationen erstellen und ändern',
    'crm:read': 'Kontakte, Firmen und Deals sehen',
    'crm:write': 'Kontakte, Firmen und Deals ändern',
    'webhooks:read': 'Webhooks und ihre Zustellungen sehen',
    'webhooks:write': 'Webhooks testen und Zustellungen wiederholen',
    'forms:read': 'Formulare und ihre Einsendungen sehen',
    'forms:write': 'Formulare erstellen und ändern',
    'training:read': 'Kurse, Programme und ihre Abschlüsse sehen',
    'training:write': 'Schulungen zuweisen und Abschlüsse erfassen',
    'emails:read': 'E-Mails, Nachrichten und Vorlagen sehen',
    'emails:write': 'Nachrichten senden und Vorlagen ändern',
    'surveys:read': 'Umfrageantworten sehen',
    'surveys:write': 'Umfrageantworten ändern und löschen',
    'badges:read': 'Badges und ihre Verleihungen sehen',
    'badges:write': 'Badges erstellen und verleihen',
    'organisation:read': 'Einstellungen der Organisation sehen',
    'organisation:write': 'Einstellungen der Organisation ändern',
    'analytics:read': 'Zahlen und Berichte sehen',
    'credits:read': 'Credits und ihre Nutzung sehen',
    'audit:read': 'Audit-Log und Anfrageprotokoll sehen',
  },
  scopeCount: (count) => plural(count, { one: '# Berechtigung', other: '# Berechtigungen' }),
}
