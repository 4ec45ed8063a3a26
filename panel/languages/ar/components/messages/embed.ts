import type { embedMessages as embedMessagesType } from '../../../../src/components/messages/embed.ts'

export const embedMessages: typeof embedMessagesType = {
  embed: 'التسجيل في موقعك',
  embedAbout:
    'يُلصق هذا السطر في المكان الذي يجب أن يظهر فيه نموذج التسجيل. يضبط النموذج ارتفاعه بنفسه ولا يستخدم ملفات تعريف الارتباط.',
  embedMore: 'اختياري: data-theme="light" أو "dark" أو "auto"، و data-accent="#1e5140".',
  copyEmbed: 'نسخ السطر',
}
