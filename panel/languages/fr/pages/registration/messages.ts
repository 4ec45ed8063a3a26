import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { registrationMessages as registrationMessagesType } from '../../../../src/pages/registration/messages.ts'

const plural = pluralsOf('fr')

export const registrationMessages: typeof registrationMessagesType = {
  title: 'Inscriptions',
  state: 'État des inscriptions',
  states: {
    open: 'Ouvertes',
    full: 'Complet',
    disabled: 'Désactivées',
    past: 'Terminé',
    closed: 'Closes',
    not_open: 'Pas encore ouvertes',
    private: 'Privé',
  },
  meanings: {
    open: 'Il est possible de s’inscrire maintenant.',
    full: 'Toutes les places sont prises. Les nouvelles personnes rejoignent la liste d’attente.',
    disabled: 'Personne ne peut s’inscrire. Activez les inscriptions dans les paramètres ci-dessous.',
    past: 'L’événement est terminé.',
    closed: 'Les inscriptions ont été fermées. Les participants gardent leur place.',
    not_open: '',
    private: 'L’événement n’a pas de page publique : personne ne peut s’inscrire.',
  },
  opensOn: (time) => `Les inscriptions ouvrent le ${time}.`,
  taken: (count) => plural(count, { one: '# place prise', other: '# places prises' }),
  takenOf: (count, of) => plural(count, { one: `# place prise sur ${of}`, other: `# places prises sur ${of}` }),
  offered: (count) => plural(count, { one: '# proposée', other: '# proposées' }),
  waiting: (count) => `${count} en attente`,
  copyLink: 'Copier le lien',
  toVisibility: 'Modifier la visibilité',
  close: 'Fermer les inscriptions',
  open: 'Ouvrir les inscriptions',
  hasClosed: 'Inscriptions fermées.',
  reopened: 'Inscriptions ouvertes.',
  questions: 'Questions',
  questionsAbout:
    'Le prénom, le nom et l’adresse e-mail sont toujours demandés. Ajoutez ce que vous avez besoin de savoir en plus.',
  noQuestions: 'Aucune autre question pour le moment.',
  noQuestionsHow: 'Commencez par une question fréquente :',
  proposals: [
    { label: 'Entreprise', type: 'short_text' },
    {
      label: 'Régime alimentaire',
      type: 'choices',
      options: 'Végétarien\nVégane\nHalal\nCasher\nSans gluten\nAllergie aux fruits à coque',
    },
    { label: 'J’accepte que des photos de moi soient publiées.', type: 'consent' },
  ],
}
