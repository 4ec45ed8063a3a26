import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type {
  assistantMessages as assistantMessagesType,
  developerMessages as developerMessagesType,
} from '../../../../src/pages/developers/messages.ts'

const plural = pluralsOf('fr')

export const developerMessages: typeof developerMessagesType = {
  keys: 'Clés API',
  newKey: 'Créer une clé API',
  name: 'Nom',
  key: 'Clé',
  scopes: 'Autorisations',
  allScopes: 'Toutes les autorisations, y compris futures',
  lastUsed: 'Dernière utilisation',
  never: 'Jamais',
  expires: 'Expire le',
  noEnd: 'Jamais',
  state: 'Statut',
  on: 'Active',
  off: 'Désactivée',
  noKeys: 'Aucune clé API pour le moment.',
  noKeysHow:
    'Créez une clé API pour utiliser Laurel depuis vos propres programmes. Vous choisissez ce que chaque clé peut faire.',
  keyMade: 'Copiez votre clé API maintenant. Vous ne pourrez plus la voir ensuite.',
  keyKept: 'Je l’ai conservée',
  switchOff: 'Désactiver',
  switchOn: 'Activer',
  remove: 'Supprimer',
  removeKey: (name) => `Supprimer la clé API ${name} ?`,
  removeKeyAbout:
    'Les programmes qui utilisent cette clé perdent aussitôt leur accès. Cette action est irréversible. Pour bloquer l’accès temporairement, désactivez plutôt la clé.',
  webhooks: 'Webhooks',
  newWebhook: 'Ajouter un webhook',
  url: 'URL',
  events: 'Événements',
  eventLog: 'Flux d’événements',
  allEvents: 'Tous les événements',
  noWebhooks: 'Aucun webhook pour le moment.',
  noWebhooksHow:
    'Ajoutez un webhook pour recevoir les inscriptions, les pointages, les certificats et d’autres événements en temps réel.',
  secretMade: 'Copiez le secret de signature maintenant. Vous ne pourrez plus le voir ensuite.',
  health: { healthy: 'Opérationnel', failing: 'En échec', disabled: 'Désactivé' },
  test: 'Envoyer un test',
  tested: 'Événement de test en attente d’envoi.',
  rotate: 'Renouveler le secret',
  rotateAbout:
    'L’ancien secret reste valable 24 heures : vous pouvez mettre à jour votre serveur sans manquer d’événement.',
  deliveries: 'Livraisons',
  noDeliveries: 'Aucune livraison pour le moment. Envoyez un événement de test pour en voir une ici.',
  event: 'Événement',
  status: 'Statut',
  attempts: 'Tentatives',
  attempt: 'Tentative',
  at: 'Heure',
  statuses: { pending: 'En attente', succeeded: 'Livrée', failed: 'En échec', cancelled: 'Annulée' },
  replay: 'Réessayer',
  replayed: 'Livraison en attente d’envoi.',
  eventsAbout:
    'Tout ce qui s’est passé dans votre organisation, du plus récent au plus ancien, au format que reçoivent les webhooks.',
  noEvents: 'Aucun événement pour le moment.',
  older: 'Événements précédents',
  replaySince: 'Relancer les livraisons en échec',
  since: 'Depuis',
  sinceAbout:
    'Relance les livraisons en échec ou annulées depuis cette heure. Les événements livrés ne sont pas renvoyés.',
  replayedSome: (count) =>
    plural(count, { one: '# livraison en attente d’envoi.', other: '# livraisons en attente d’envoi.' }),
  requests: 'Journal des requêtes',
  find: 'Rechercher',
  method: 'Méthode',
  path: 'Chemin',
  took: 'Durée',
  by: 'Demandée par',
  answer: 'Réponse',
  lastRequests: 'Requêtes récentes de ce navigateur',
  asCurl: 'Copier en cURL',
  noRequests: 'Aucune requête ces 7 derniers jours.',
  removeWebhook: (url) => `Supprimer le webhook ${url} ?`,
  removeWebhookAbout: 'Le webhook et ses livraisons sont supprimés définitivement. Cette action est irréversible.',
}

export const assistantMessages: typeof assistantMessagesType = {
  title: 'Assistants IA',
  about:
    'Connectez Claude, Copilot, Cursor, Codex et d’autres assistants par MCP, puis demandez par exemple « Inscris ces personnes au Node Day et délivre un certificat à toutes celles qui sont venues ».',
  signIn: 'Se connecter depuis l’assistant',
  signInAbout:
    'Ajoutez cette adresse dans l’assistant. Il ouvre une page de Laurel où vous vous connectez et choisissez ce qu’il peut faire.',
  steps: {
    'claude.ai and Claude Desktop':
      'Paramètres → Connecteurs → Ajouter un connecteur personnalisé, puis collez l’adresse.',
    ChatGPT: 'Paramètres → Applications et connecteurs → Créer, collez l’adresse, puis choisissez OAuth.',
  },
  steps2: 'Choisissez ensuite « Se connecter » ou « S’authentifier » dans l’assistant.',
  toApps: 'Applications connectées',
  byKey: 'Avec une clé API',
  key: 'Pour les programmes qui fonctionnent sans personne. Créez une clé API distincte avec les seules autorisations nécessaires ; le programme ne voit que les outils que sa clé autorise.',
  toKeys: 'Aller aux clés API',
  tools: 'Outils',
  toolsets: {
    default: 'Tâches courantes des événements',
    search: 'Tous les outils, par recherche',
    all: 'Tous les outils, en liste',
  },
  host: 'Assistant',
  readOnly: 'Outils en lecture seule',
  copyAddress: 'Copier l’URL',
  copySettings: 'Copier la configuration',
  asked:
    'Les actions irréversibles demandent d’abord une confirmation. Le journal d’audit montre ce qu’un assistant a fait.',
  reference: 'Référence de l’API',
  references: {
    '/docs/': 'Référence interactive de l’API',
    '/api/v1/openapi.json': 'Document OpenAPI',
    '/docs/reference.md': 'Référence de l’API (Markdown)',
    '/llms.txt': 'llms.txt',
  },
}
