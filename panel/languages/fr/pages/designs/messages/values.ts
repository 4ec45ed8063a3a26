import type { valueMessages as valueMessagesType } from '../../../../../src/pages/designs/messages/values.ts'

export const valueMessages: typeof valueMessagesType = {
  add: 'Valeur…',
  noValues:
    'Les événements peuvent définir dans leurs paramètres des valeurs comme un nombre d’heures ou une note. Vous pourrez ensuite les ajouter ici.',
  value: 'Valeur',
  textAbout: (placeholders) => `Valeurs des événements : ${placeholders}.`,
  private: 'Valeurs privées',
  privateAbout: 'Imprimées, mais affichées ni sur la page du certificat, ni aux personnes qui vérifient le certificat.',
  privacy: 'Valeurs privées',
}
