import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { retentionMessages as retentionMessagesType } from '../../../../../src/pages/privacy/messages/retention.ts'

const plural = pluralsOf('fr')

export const retentionMessages: typeof retentionMessagesType = {
  settings: 'Durée de conservation en jours',
  about:
    'Les données plus anciennes sont supprimées définitivement chaque nuit. Les certificats, les contacts et le journal d’audit ne sont pas concernés.',
  kinds: {
    deliveries: { name: 'Livraisons de webhooks', about: 'Après leur réussite, leur échec ou leur annulation.' },
    attempts: {
      name: 'Réponses aux webhooks',
      about: 'Réponses des destinataires. Supprimées au plus tard avec leur livraison.',
    },
    scans: {
      name: 'Journal des scans',
      about: 'Après le dernier scan de l’événement. Les pointages et les présences sont conservés.',
    },
    emails: { name: 'E-mails', about: 'Avec leur texte, après leur envoi, leur échec ou leur annulation.' },
    domain_events: { name: 'Flux d’événements', about: 'Conservé au moins aussi longtemps que leurs livraisons.' },
    request_log: { name: 'Journal des requêtes', about: 'Requêtes à l’API.' },
  },
  limits: (min, max) => `De ${min} à ${max} jours.`,
  orAlways: 'Laissez vide pour les conserver indéfiniment.',
  shorter: 'Supprimer les données plus anciennes ?',
  shorterAbout: 'Avec ces paramètres, la prochaine exécution supprime définitivement les données suivantes.',
  confirm: 'Enregistrer et supprimer',
  records: 'Données',
  count: 'Nombre',
  atLeast: (count) => `${count} ou plus`,
  runs: 'Dernières exécutions',
  last: 'Dernière exécution',
  none: 'Aucune pour le moment',
  statuses: {
    running: 'En cours',
    complete: 'Terminée',
    interrupted: 'Interrompue, reprend dans l’heure',
  },
  duration: 'Durée',
  next: 'Prochaine exécution',
  removedLast: 'Dernière exécution',
  removedAll: (runs) => plural(runs, { one: '# dernière exécution', other: '# dernières exécutions' }),
  runNow: 'Exécuter',
  runAbout:
    'Les données plus anciennes que ne le permettent les paramètres sont supprimées définitivement maintenant, au lieu de cette nuit.',
  started: 'Lancée. Le résultat apparaîtra ici.',
}
