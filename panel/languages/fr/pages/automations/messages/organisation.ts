import { pluralsOf } from '../../../../../src/messages/plurals.ts'
import type { organisationRuleMessages as organisationRuleMessagesType } from '../../../../../src/pages/automations/messages/organisation.ts'

const plural = pluralsOf('fr')

export const organisationRuleMessages: typeof organisationRuleMessagesType = {
  title: 'Automatisations des nouveaux événements',
  about:
    'Chaque nouvel événement reçoit ces automatisations, et chacune suit son original. Les événements existants ne les reçoivent pas. Un événement peut désactiver sa propre copie.',
  none: 'Aucune automatisation pour les nouveaux événements.',
  noneHow:
    'Ajoutez ici une seule fois vos rappels et vos e-mails de remerciement : chaque nouvel événement en dispose.',
  events: 'Événements',
  eventCount: (n) => plural(n, { one: '# événement l’utilise', other: '# événements l’utilisent' }),
  removeAbout:
    'L’automatisation et ses copies dans tous les événements sont supprimées définitivement avec leurs exécutions, et ce qui est en attente est annulé. Cette action est irréversible.',
  savedEverywhere: 'Enregistré, dans tous les événements qui l’utilisent.',
}
