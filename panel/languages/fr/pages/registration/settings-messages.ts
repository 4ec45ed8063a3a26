import type { settingsMessages as settingsMessagesType } from '../../../../src/pages/registration/settings-messages.ts'

export const settingsMessages: typeof settingsMessagesType = {
  settings: 'Paramètres d’inscription',
  enabled: 'Permettre l’inscription sur la page de l’événement',
  opens: 'Ouverture des inscriptions',
  closes: 'Clôture des inscriptions',
  capacity: 'Capacité',
  capacityAbout:
    'Laissez vide pour ne pas fixer de limite. Quand l’événement est complet, une liste d’attente prend le relais.',
  offerHours: 'Délai pour accepter une place proposée (heures)',
  offerHoursAbout: 'Ensuite, elle est proposée à la personne suivante.',
  guests: 'Invités par inscription',
  guestsAbout: 'Nombre d’autres personnes qu’une personne peut inscrire en même temps, 20 au maximum. 0 : aucune.',
  confirm: 'Confirmer chaque adresse e-mail',
  confirmAbout:
    'Les personnes reçoivent un e-mail avec un lien, et leur inscription est faite quand elles le confirment dans les 48 heures. Cela évite les adresses erronées.',
  approval: 'Valider chaque inscription',
  approvalAbout:
    'Les personnes obtiennent une place et un billet quand vous validez leur inscription, et un e-mail avec votre décision. Chaque type d’inscription peut aussi exiger une validation.',
}
