import type { signUpMessages as signUpMessagesType } from '../../../../../src/pages/attendees/messages/sign-ups.ts'

export const signUpMessages: typeof signUpMessagesType = {
  title: 'الجلسات',
  none: 'لا اشتراك في أي جلسة.',
  states: { place: '', wish: 'عند توفر مكان في الفعالية', missed: 'كانت ممتلئة' },
  change: 'تغيير الجلسات',
  save: 'حفظ',
  saved: 'تم الحفظ.',
  signedUpOf: (count, capacity) => `المشتركون: ${count} من ${capacity}`,
  beyond: 'حتى إن كانت الجلسة ممتلئة',
  beyondAbout: 'يصبح عدد الأشخاص في الجلسة عندئذ أكبر من عدد الأماكن.',
  filter: 'الاشتراك في جلسة',
}
