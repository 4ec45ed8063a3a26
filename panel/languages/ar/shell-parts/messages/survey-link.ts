import type { surveyLinkMessages as surveyLinkMessagesType } from '../../../../src/shell-parts/messages/survey-link.ts'

export const surveyLinkMessages: typeof surveyLinkMessagesType = {
  copy: 'نسخ رابط الاستبيان',
  copyOf: (name) => `نسخ رابط الاستبيان: ${name}`,
  copied: (name) => `تم نسخ رابط الاستبيان: ${name}.`,
  answered: 'سبق لهذا الشخص أن أجاب.',
  states: {
    none: 'ليس للفعالية استبيان.',
    not_open: 'لم يُفتح الاستبيان بعد.',
    open: 'الاستبيان مفتوح.',
    closed: 'الاستبيان مغلق.',
  },
}
