import { html } from 'ghtml'
import type { Texts } from '../../lib/text/texts.ts'

export const surveyPage: Texts['surveyPage'] = {
  open: {
    heading: 'ما رأيك؟',
    goes: (organiser) => html`تُرسَل إجاباتك إلى !${organiser} مع اسمك.`,
    until: (time) => html`يمكنك الإجابة وتغيير إجاباتك حتى !${time}.`,
    button: 'إرسال إجاباتي',
  },
  answered: {
    heading: 'شكرًا على إجاباتك',
    saved: (time) => html`حُفظت بتاريخ !${time}.`,
    changeable: (until) =>
      until === null ? html`يمكنك تغييرها ما دام الاستبيان مفتوحًا.` : html`يمكنك تغييرها حتى !${until}.`,
    change: 'تغيير إجاباتي',
    button: 'حفظ',
  },
  refused: {
    heading: 'لم تُحفظ إجاباتك بعد',
    text: 'يرجى تصحيح الإجابات المحددة أدناه وإرسالها مرة أخرى.',
  },
  not_open: {
    heading: 'لم يُفتح الاستبيان بعد',
    text: (opens) =>
      opens === null
        ? html`يُفتح عند انتهاء الفعالية. يمكنك العودة حينها عبر هذا الرابط.`
        : html`يُفتح بتاريخ !${opens}. يمكنك العودة حينها عبر هذا الرابط.`,
  },
  closed: {
    heading: 'الاستبيان مغلق',
    text: (closed) => html`كانت الإجابة عنه متاحة حتى !${closed}.`,
  },
  over: {
    heading: 'شكرًا على إجاباتك',
    text: (saved) => html`حُفظت بتاريخ !${saved}. الاستبيان مغلق، فلم يعد تغييرها ممكنًا.`,
  },
  none: { heading: 'لا توجد أسئلة', text: 'ليس لدى الجهة المنظِّمة أسئلة عن هذه الفعالية حاليًا.' },
  not_registered: {
    heading: 'هذا الاستبيان للمسجَّلين',
    text: 'لا يوجد تسجيل لك في هذه الفعالية. إن كان ذلك خطأً فيرجى التواصل مع الجهة المنظِّمة.',
  },
  outdated: 'غيّرت الجهة المنظِّمة الأسئلة أثناء إجابتك. يرجى مراجعة إجاباتك وإرسالها مرة أخرى.',
  tooLong: (limit) => `مجموع إجاباتك أطول من ${limit} حرف. يرجى اختصار بعضها.`,
  answers: 'إجاباتك',
  for: 'باسم',
  about: 'عن',
  missing: {
    heading: 'لا يوجد هذا الاستبيان',
    text: 'لا يوجد استبيان بهذا الرابط. ربما انقطع عند نسخه: يرجى فتحه مرة أخرى من رسالتك.',
  },
}
