import type { eventChoiceMessages as eventChoiceMessagesType } from '../../../../src/shell-parts/messages/event-choice.ts'

export const eventChoiceMessages: typeof eventChoiceMessagesType = {
  some: 'Yalnızca seçilen etkinlikler',
  search: 'Etkinlik ara',
  chosen: (count) => `${count} etkinlik seçildi.`,
  nothing: 'Etkinlik bulunamadı.',
}
