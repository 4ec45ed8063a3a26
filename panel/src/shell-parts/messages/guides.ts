import { messages } from '../../messages/use-messages.tsx'

export const guideMessages = messages({ link: 'Guide with pictures' })
