import type { approvalMessages as approvalMessagesType } from '../../../../src/shell-parts/messages/approval.ts'

export const approvalMessages: typeof approvalMessagesType = {
  toDecide: (count) => `بانتظار الموافقة: ${count}`,
  approve: 'موافقة',
  approveOf: (name) => `موافقة: ${name}`,
  approved: (name) => `تم تسجيل ${name} وإرسال رسالة بذلك.`,
  approvedToWait: (name) => `لا أماكن شاغرة: تمت إضافة ${name} إلى قائمة الانتظار وإرسال رسالة بذلك.`,
  decline: 'رفض',
  declineOf: (name) => `رفض: ${name}`,
  declineAbout: (name) => `ستصل رسالة إلى ${name}، ويبقى التسجيل مرة أخرى ممكنًا.`,
  reason: 'السبب (اختياري)',
  reasonAbout: 'يظهر في الرسالة.',
  declined: (name) => `تم رفض تسجيل ${name} وإرسال رسالة بذلك.`,
  decision: 'القرار',
}
