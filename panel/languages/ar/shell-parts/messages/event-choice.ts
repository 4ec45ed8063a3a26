import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { eventChoiceMessages as eventChoiceMessagesType } from '../../../../src/shell-parts/messages/event-choice.ts'

const plural = pluralsOf('ar')

export const eventChoiceMessages: typeof eventChoiceMessagesType = {
  some: 'فعاليات محددة فقط',
  search: 'البحث عن فعاليات',
  chosen: (count) =>
    plural(count, {
      zero: 'لم تُحدد أي فعالية.',
      one: 'حُددت فعالية واحدة.',
      two: 'حُددت فعاليتان.',
      few: 'حُددت # فعاليات.',
      many: 'حُددت # فعالية.',
      other: 'حُددت # فعالية.',
    }),
  nothing: 'لم يُعثر على فعاليات.',
}
