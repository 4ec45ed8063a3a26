import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type {
  assistantMessages as assistantMessagesType,
  developerMessages as developerMessagesType,
} from '../../../../src/pages/developers/messages.ts'

const plural = pluralsOf('de')

export const developerMessages: typeof developerMessagesType = {
  keys: 'API-Schlüssel',
  newKey: 'API-Schlüssel erstellen',
  name: 'Name',
  key: 'Schlüssel',
  scopes: 'Scopes',
  allScopes: 'Alle Scopes, auch künftige',
  lastUsed: 'Zuletzt genutzt',
  never: 'Nie',
  expires: 'Läuft ab',
  noEnd: 'Nie',
  state: 'Status',
  on: 'Aktiv',
  off: 'Ausgeschaltet',
  noKeys: 'Noch keine API-Schlüssel.',
  noKeysHow:
    'Erstellen Sie einen API-Schlüssel, um Laurel aus eigenen Programmen zu nutzen. Sie wählen, was jeder Schlüssel darf.',
  keyMade: 'Kopieren Sie Ihren API-Schlüssel jetzt. Sie können ihn später nicht mehr sehen.',
  keyKept: 'Ich habe ihn gespeichert',
  switchOff: 'Ausschalten',
  switchOn: 'Einschalten',
  remove: 'Löschen',
  removeKey: (name) => `API-Schlüssel löschen: ${name}?`,
  removeKeyAbout:
    'Programme mit diesem Schlüssel verlieren sofort den Zugriff. Das lässt sich nicht rückgängig machen. Um den Zugriff vorübergehend zu sperren, schalten Sie den Schlüssel stattdessen aus.',
  webhooks: 'Webhooks',
  newWebhook: 'Webhook hinzufügen',
  url: 'URL',
  events: 'Ereignisse',
  eventLog: 'Ereignis-Feed',
  allEvents: 'Alle Ereignisse',
  noWebhooks: 'Noch keine Webhooks.',
  noWebhooksHow:
    'Fügen Sie einen Webhook hinzu, um Anmeldungen, Check-ins, Zertifikate und andere Ereignisse sofort zu empfangen.',
  secretMade: 'Kopieren Sie das Signatur-Geheimnis jetzt. Sie können es später nicht mehr sehen.',
  health: { healthy: 'In Ordnung', failing: 'Gestört', disabled: 'Ausgeschaltet' },
  test: 'Testereignis senden',
  tested: 'Das Testereignis wird gesendet.',
  rotate: 'Geheimnis erneuern',
  rotateAbout:
    'Das alte Geheimnis bleibt 24 Stunden gültig, damit Sie Ihren Server umstellen können, ohne ein Ereignis zu verpassen.',
  deliveries: 'Zustellungen',
  noDeliveries: 'Noch keine Zustellungen. Senden Sie ein Testereignis, um hier eine zu sehen.',
  event: 'Ereignis',
  status: 'Status',
  attempts: 'Versuche',
  attempt: 'Versuch',
  at: 'Zeit',
  statuses: { pending: 'Wartet', succeeded: 'Zugestellt', failed: 'Fehlgeschlagen', cancelled: 'Abgebrochen' },
  replay: 'Wiederholen',
  replayed: 'Die Zustellung wird wiederholt.',
  eventsAbout: 'Alles, was in Ihrer Organisation geschehen ist, Neuestes zuerst, in dem Format, das Webhooks erhalten.',
  noEvents: 'Noch keine Ereignisse.',
  older: 'Ältere Ereignisse laden',
  replaySince: 'Fehlgeschlagene wiederholen',
  since: 'Seit',
  sinceAbout:
    'Wiederholt Zustellungen, die seit diesem Zeitpunkt fehlgeschlagen sind oder abgebrochen wurden. Zugestellte Ereignisse werden nicht noch einmal gesendet.',
  replayedSome: (count) =>
    plural(count, { one: '# Zustellung wird wiederholt.', other: '# Zustellungen werden wiederholt.' }),
  requests: 'Anfrageprotokoll',
  find: 'Suchen',
  method: 'Methode',
  path: 'Pfad',
  took: 'Dauer',
  by: 'Angefragt von',
  answer: 'Antwort',
  lastRequests: 'Letzte Anfragen dieses Browsers',
  asCurl: 'Als cURL kopieren',
  noRequests: 'Keine Anfragen in den letzten 7 Tagen.',
  removeWebhook: (url) => `Webhook löschen: ${url}?`,
  removeWebhookAbout:
    'Der Webhook und seine Zustellungen werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
}

export const assistantMessages: typeof assistantMessagesType = {
  title: 'KI-Assistenten',
  about:
    'Verbinden Sie Claude, Copilot, Cursor, Codex und andere Assistenten über MCP, und bitten Sie sie dann zum Beispiel: „Melde diese Personen für den Node Day an und stelle allen, die da waren, Zertifikate aus“.',
  signIn: 'Vom Assistenten aus anmelden',
  signInAbout:
    'Fügen Sie diese Adresse im Assistenten hinzu. Er öffnet eine Seite von Laurel, auf der Sie sich anmelden und wählen, was er darf.',
  steps: {
    'claude.ai and Claude Desktop': 'Settings → Connectors → Add custom connector, dann die Adresse einfügen.',
    ChatGPT: 'Settings → Apps & Connectors → Create, dann die Adresse einfügen und OAuth wählen.',
  },
  steps2: 'Wählen Sie dann im Assistenten „Sign in“ oder „Authenticate“.',
  toApps: 'Verbundene Apps',
  byKey: 'Mit einem API-Schlüssel',
  key: 'Für Programme, die ohne eine Person laufen. Erstellen Sie einen eigenen API-Schlüssel nur mit den nötigen Scopes; das Programm sieht nur die Tools, die sein Schlüssel erlaubt.',
  toKeys: 'Zu den API-Schlüsseln',
  tools: 'Tools',
  toolsets: {
    default: 'Häufige Aufgaben',
    search: 'Alle Tools, über die Suche',
    all: 'Alle Tools, als Liste',
  },
  host: 'Assistent',
  readOnly: 'Nur lesende Tools',
  copyAddress: 'URL kopieren',
  copySettings: 'Konfiguration kopieren',
  asked:
    'Aktionen, die sich nicht rückgängig machen lassen, fragen vorher nach. Das Audit-Log zeigt, was ein Assistent getan hat.',
  reference: 'API-Referenz',
  references: {
    '/docs/': 'Interaktive API-Referenz',
    '/api/v1/openapi.json': 'OpenAPI-Dokument',
    '/docs/reference.md': 'API-Referenz (Markdown)',
    '/llms.txt': 'llms.txt',
  },
}
