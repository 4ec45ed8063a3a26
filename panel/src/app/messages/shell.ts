import { messages } from '../../messages/use-messages.tsx'

export const shellMessages = messages({
  skip: 'Skip to content',
  places: 'Navigation',
  search: 'Search',
  signOut: 'Sign out',
  notFound: 'Page not found',
  home: 'Go to overview',
})
