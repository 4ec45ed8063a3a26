import type { Texts } from '../../lib/text/texts.ts'

export const wallet: Texts['wallet'] = {
  apple: 'Ajouter à Apple Wallet',
  google: 'Ajouter à Google Wallet',
  open: 'Page de ce billet',
}

export const ticketFile: Texts['ticketFile'] = {
  title: 'Billet',
  when: 'Quand',
  where: 'Où',
  online: 'En ligne',
  noDate: 'L’organisateur vous le dira',
  holder: 'Pour',
  show: 'Présentez ce code à l’entrée. Quiconque le possède peut entrer avec : gardez-le pour vous.',
  code: 'Code QR à présenter à l’entrée',
}

export const ticketPage: Texts['ticketPage'] = {
  brand: 'Billet',
  skipLink: 'Aller au billet',
  failure: { note: 'Cela ne dit rien sur un billet.', onward: 'Trouver mes billets' },
  heading: 'Votre billet',
  holder: 'Pour',
  event: 'Événement',
  when: 'Quand',
  where: 'Où',
  noDate: 'L’organisateur vous le dira',
  online: 'En ligne',
  join: 'Participer en ligne',
  code: 'Code QR du billet',
  show: 'Présentez ce code à l’entrée. Quiconque possède cette page peut entrer avec : gardez-la pour vous.',
  save: 'Enregistrer en PDF',
  missing: {
    heading: 'Ce billet n’existe pas',
    text: 'Aucun billet n’a cette adresse. Elle a peut-être été tronquée lors de la copie : ouvrez-la de nouveau depuis votre e-mail.',
  },
  replaced: {
    heading: 'Ce billet a été remplacé',
    text: 'Un billet plus récent vous a été envoyé, et lui seul est valable. Si vous ne le trouvez pas, demandez à l’organisateur de vous le renvoyer.',
  },
  cancelled: {
    heading: 'Ce billet a été annulé',
    text: 'L’inscription a été annulée, ce billet n’est donc plus valable. S’il s’agit d’une erreur, contactez l’organisateur.',
  },
}
