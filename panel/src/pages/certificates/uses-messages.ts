import { messages } from '../../messages/use-messages.tsx'

export const usesMessages = messages({
  title: 'Uses',
  verified: 'Verified',
  downloaded: 'Downloaded',
  shared: 'Shared',
  countAndLast: (count: string, last: string) => `${count} · last ${last}`,
  networks: { linkedin: 'LinkedIn', x: 'X', facebook: 'Facebook', whatsapp: 'WhatsApp', email: 'Email' } as Record<
    string,
    string
  >,
  about: 'Each visitor counts once an hour. Known robots are left out.',
})
