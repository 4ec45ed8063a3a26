import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { appScopeMessages as appScopeMessagesType } from '../../../../src/shell-parts/messages/app-scopes.ts'

const plural = pluralsOf('fr')

export const appScopeMessages: typeof appScopeMessagesType = {
  scopes: {
    'events:read': 'Voir les événements et leurs paramètres',
    'events:write': 'Créer, modifier et supprimer des événements',
    'attendees:read': 'Voir les participants et leurs réponses',
    'attendees:write': 'Inscrire, modifier et supprimer des participants',
    'certificates:read': 'Voir les certificats et les maquettes',
    'certificates:write': 'Délivrer, corriger et révoquer des certificats, et modifier les maquettes',
    'sessions:read': 'Voir les programmes d’événements et les présences',
    'sessions:write': 'Modifier les programmes d’événements et les intervenants',
    'checkin:write': 'Pointer les entrées et les sorties',
    'automations:read': 'Voir les automatisations',
    'automations:write': 'Créer et modifier des automatisations',
    'crm:read': 'Voir les contacts, les entreprises et les affaires',
    'crm:write': 'Modifier les contacts, les entreprises et les affaires',
    'webhooks:read': 'Voir les webhooks et leurs livraisons',
    'webhooks:write': 'Tester les webhooks et relancer les livraisons',
    'forms:read': 'Voir les formulaires et leurs envois',
    'forms:write': 'Créer et modifier des formulaires',
    'training:read': 'Voir les cours, les programmes de formation et qui les a terminés',
    'training:write': 'Attribuer des formations et enregistrer les cours terminés',
    'emails:read': 'Voir les e-mails, les messages et les modèles',
    'emails:write': 'Envoyer des messages et modifier les modèles',
    'surveys:read': 'Voir les réponses aux enquêtes',
    'surveys:write': 'Modifier et supprimer les réponses aux enquêtes',
    'badges:read': 'Voir les badges et leurs titulaires',
    'badges:write': 'Créer et attribuer des badges',
    'organisation:read': 'Voir les paramètres de l’organisation',
    'organisation:write': 'Modifier les paramètres de l’organisation',
    'analytics:read': 'Voir les chiffres et les rapports',
    'credits:read': 'Voir les crédits et leur utilisation',
    'audit:read': 'Voir le journal d’audit et le journal des requêtes',
  },
  scopeCount: (count) => plural(count, { one: '# autorisation', other: '# autorisations' }),
}
