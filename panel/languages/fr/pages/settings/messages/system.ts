import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { systemMessages as systemMessagesType } from '../../../../../src/pages/settings/messages/system.ts'

const plural = pluralsOf('fr')

export const systemMessages: typeof systemMessagesType = {
  system: 'Système',
  service: 'Service',
  version: 'Version de Laurel',
  address: 'URL du site',
  since: 'En marche depuis',
  processes: 'Processus actifs',
  database: 'Base de données',
  current: 'À jour.',
  notCurrent: 'Des migrations manquent. Redémarrez le service pour les appliquer.',
  size: 'Taille',
  megabytes: (n) => `${n} Mo (toutes les organisations)`,
  migrations: 'Migrations',
  queue: 'Tâches de fond',
  nothingWaits: 'Aucune tâche en attente.',
  waits: (n, since) =>
    plural(n, {
      one: `# tâche en attente, prévue ${since}.`,
      other: `# tâches en attente, la plus ancienne prévue ${since}.`,
    }),
  running: (n) => plural(n, { one: '# tâche en cours.', other: '# tâches en cours.' }),
  mail: 'E-mail',
  server: 'Les e-mails sont envoyés par votre serveur de messagerie.',
  outbox:
    'Aucun serveur de messagerie n’est configuré. Les e-mails sont conservés, mais pas envoyés. Définissez SMTP_URL pour les envoyer.',
  from: 'Expéditeur',
  signed: 'Signés avec DKIM',
  yes: 'Oui',
  no: 'Non',
  files: 'Stockage de fichiers',
  folder: 'Dossier local.',
  s3: 'Stockage compatible S3.',
  answers: 'Disponible.',
  silent: 'Ne répond pas.',
  limits: 'Limites de débit',
  limit: { requests_per_minute: 'Requêtes par minute', requests_per_hour: 'Requêtes par heure' },
  usedOf: (used, most) => plural(used, { one: `# utilisée sur ${most}`, other: `# utilisées sur ${most}` }),
}
