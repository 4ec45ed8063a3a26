import type { Texts } from '../../lib/text/texts.ts'

const HELLO = '<p>مرحبًا{% if attendee.first_name %} {{ attendee.first_name }}{% endif %}،</p>'
const BYE = '<p>مع أطيب التحيات،<br>{{ organisation.name }}</p>'

const EVENT_FACTS = `<table class="facts">
{% if event.when %}<tr><th>متى</th><td>{{ event.when }}</td></tr>{% endif %}
{% if event.location %}<tr><th>أين</th><td>{{ event.location }}</td></tr>{% endif %}
<tr><th>الجهة المنظِّمة</th><td>{{ event.organiser }}</td></tr>
</table>`

const CERTIFICATE_FACTS = `<table class="facts">
{% if certificate.attendee_name %}<tr><th>الاسم</th><td>{{ certificate.attendee_name }}</td></tr>{% endif %}
{% if certificate.tier %}<tr><th>المستوى</th><td>{{ certificate.tier }}</td></tr>{% endif %}
<tr><th>تاريخ الإصدار</th><td>{{ certificate.issued_at }}</td></tr>
{% if certificate.expires_at %}<tr><th>صالحة حتى</th><td>{{ certificate.expires_at }}</td></tr>{% endif %}
<tr><th>الرمز</th><td>{{ certificate.code }}</td></tr>
</table>`

const CERTIFICATE = `<h1>تهانينا!</h1>
${HELLO}
<p>شهادتك عن «{{ certificate.event_name }}» جاهزة. يستطيع أي شخص التحقق منها عبر رابطها أو رمزها.</p>
${CERTIFICATE_FACTS}
<a class="button" href="{{ certificate.verify_url }}">عرض شهادتي</a>
<p>يمكنك <a href="{{ certificate.pdf_url }}">تنزيلها بصيغة PDF</a> أو <a href="{{ certificate.linkedin_url }}">إضافتها إلى LinkedIn</a>.{% if certificate.wallet_url %} يمكنك أيضًا <a href="{{ certificate.wallet_url }}">إضافتها إلى محفظة الوثائق الرقمية</a>.{% endif %}</p>`

const SURVEY = `<p>ما الذي أعجبك، وما الذي يمكننا تحسينه؟ دقائق قليلة من وقتك تساعدنا على تحسين الفعالية القادمة.</p>
<a class="button" href="{{ survey.url }}">الإجابة عن الاستبيان</a>`
const SURVEY_END = '{% if survey.closes_at %}<p>الاستبيان مفتوح حتى {{ survey.closes_at }}.</p>{% endif %}'

export const starters: Texts['starters'] = {
  attended_event: {
    name: 'شكرًا على حضورك',
    subject: 'شكرًا على حضورك: {{ event.name }}',
    html: `<h1>شكرًا على حضورك</h1>
${HELLO}
<p>سعدنا بحضورك في «{{ event.name }}». نأمل أن تكون قد استمتعت وعدت بشيء جديد.</p>
{% if event.url %}<a class="button" href="{{ event.url }}">عرض الفعالية</a>{% endif %}
${BYE}`,
  },
  registered_no_show: {
    name: 'افتقدناك',
    subject: 'افتقدناك في {{ event.name }}',
    html: `<h1>افتقدناك</h1>
${HELLO}
<p>كان لك مكان في «{{ event.name }}»، لكننا لم نرك هناك. نأمل أن تكون بخير.</p>
<p>يسعدنا الترحيب بك في المرة القادمة.</p>
${BYE}`,
  },
  certificate_issued: {
    name: 'شهادتك جاهزة',
    subject: 'شهادتك: {{ certificate.event_name }}',
    html: CERTIFICATE,
  },
  survey_not_completed: {
    name: 'تذكير بالاستبيان',
    subject: 'ما رأيك في {{ event.name }}؟',
    html: `<h1>ما رأيك؟</h1>
${HELLO}
<p>شكرًا على حضورك في «{{ event.name }}».</p>
${SURVEY}
${SURVEY_END}
${BYE}`,
  },
  badge_earned: {
    name: 'حصلت على شارة',
    subject: 'حصلت على شارة: {{ badge.name }}',
    html: `<h1>حصلت على شارة</h1>
${HELLO}
<p>أحسنت! حصلت على الشارة <strong>{{ badge.name }}</strong> في {{ badge.earned_at }}.</p>
{% if badge.description %}<blockquote>{{ badge.description }}</blockquote>{% endif %}
<a class="button" href="{{ badge.url }}">عرض شارتي ومشاركتها</a>
{% if badge.wallet_url %}<p>يمكنك أيضًا <a href="{{ badge.wallet_url }}">إضافتها إلى محفظة الوثائق الرقمية</a>.</p>{% endif %}
${BYE}`,
  },
  lms_course_completed: {
    name: 'اكتملت الدورة',
    subject: 'أحسنت: {{ course.name }}',
    html: `<h1>أحسنت!</h1>
${HELLO}
<p>أكملت <strong>{{ course.name }}</strong> في {{ completion.completed_at }}. أُضيف ذلك إلى سجل تدريبك، ولا يلزمك فعل أي شيء آخر.</p>
${BYE}`,
  },
  compliance_overdue: {
    name: 'تأخر التدريب',
    subject: 'متأخر: {{ programme.name }}',
    html: `<h1>تأخر تدريبك عن موعده</h1>
${HELLO}
<p>كان الموعد النهائي لـ <strong>{{ programme.name }}</strong> في {{ assignment.due_date }}، وما زال جزء منه غير مكتمل. يرجى إكماله في أقرب وقت ممكن.</p>
{% if organisation.reply_to %}<p>هل تحتاج إلى مزيد من الوقت، أم أن هناك خطأً؟ راسلنا على <a href="mailto:{{ organisation.reply_to }}">{{ organisation.reply_to }}</a>.</p>{% endif %}
${BYE}`,
  },
  before_event: {
    name: 'تذكير بالفعالية',
    subject: 'تذكير: {{ event.name }}',
    html: `<h1>نراك قريبًا</h1>
${HELLO}
<p>ستبدأ «{{ event.name }}» قريبًا، ومكانك محجوز.</p>
${EVENT_FACTS}
{% if event.online_url %}<a class="button" href="{{ event.online_url }}">الانضمام عبر الإنترنت</a>{% endif %}
{% if attendee.ticket_url %}<a class="button" href="{{ attendee.ticket_url }}">عرض تذكرتي</a>{% endif %}
{% if attendee.registration_url %}<p>لا يمكنك الحضور؟ يرجى <a href="{{ attendee.registration_url }}">إلغاء تسجيلك</a> ليحصل شخص آخر على مكانك.</p>{% endif %}`,
  },
  after_event: {
    name: 'شكر مع استبيان',
    subject: 'شكرًا على مشاركتك في {{ event.name }}',
    html: `<h1>شكرًا لك</h1>
${HELLO}
<p>شكرًا على مشاركتك في «{{ event.name }}».</p>
{% if survey.url %}${SURVEY}{% endif %}
${SURVEY_END}
${BYE}`,
  },
  before_session: {
    name: 'تذكير بالجلسة',
    subject: 'تذكير: {{ session.title }}',
    html: `<h1>ستبدأ جلستك بعد قليل</h1>
${HELLO}
<p>تبدأ <strong>{{ session.title }}</strong> في «{{ event.name }}» قريبًا.</p>
<table class="facts">
{% if session.when %}<tr><th>متى</th><td>{{ session.when }}</td></tr>{% endif %}
{% if session.location %}<tr><th>أين</th><td>{{ session.location }}</td></tr>{% endif %}
{% if session.speaker %}<tr><th>المتحدث</th><td>{{ session.speaker }}</td></tr>{% endif %}
</table>
{% if event.online_url %}<a class="button" href="{{ event.online_url }}">الانضمام عبر الإنترنت</a>{% endif %}`,
  },
  registered: {
    name: 'معلومات مفيدة',
    subject: 'قبل حضورك: {{ event.name }}',
    html: `<h1>معلومات مفيدة</h1>
${HELLO}
<p>شكرًا على تسجيلك في «{{ event.name }}». نتطلع إلى لقائك.</p>
${EVENT_FACTS}
{% if attendee.registration_url %}<a class="button" href="{{ attendee.registration_url }}">عرض تسجيلي أو تغييره أو إلغاؤه</a>{% endif %}
${BYE}`,
  },
  waitlisted: {
    name: 'في قائمة الانتظار',
    subject: 'أنت في قائمة الانتظار: {{ event.name }}',
    html: `<h1>أنت في قائمة الانتظار</h1>
${HELLO}
<p>اكتمل العدد في «{{ event.name }}». سنراسلك فور توفر مكان لك.</p>
${EVENT_FACTS}
{% if attendee.registration_url %}<p>هل تغيرت خططك؟ يمكنك <a href="{{ attendee.registration_url }}">مغادرة قائمة الانتظار</a>.</p>{% endif %}`,
  },
  cancelled: {
    name: 'أُلغي التسجيل',
    subject: 'أُلغي تسجيلك: {{ event.name }}',
    html: `<h1>أُلغي تسجيلك</h1>
${HELLO}
<p>لم يعد لك مكان في «{{ event.name }}».</p>
{% if organisation.reply_to %}<p>هل هناك خطأ؟ راسلنا على <a href="mailto:{{ organisation.reply_to }}">{{ organisation.reply_to }}</a>.</p>{% endif %}
${BYE}`,
  },
  survey_answered: {
    name: 'شكرًا على إجاباتك',
    subject: 'شكرًا على إجاباتك: {{ event.name }}',
    html: `<h1>شكرًا على إجاباتك</h1>
${HELLO}
<p>وصلت إجاباتك عن «{{ event.name }}». إنها تساعدنا على تحسين الفعالية القادمة.</p>
${BYE}`,
  },
  form_submitted: {
    name: 'شكرًا على رسالتك',
    subject: 'شكرًا على رسالتك: {{ form.name }}',
    html: `<h1>شكرًا على رسالتك</h1>
${HELLO}
<p>وصلت إجاباتك في النموذج <strong>{{ form.name }}</strong>. سنرد عليك إن كان هناك ما نضيفه.</p>
${BYE}`,
  },
  registration_confirmed: {
    name: 'تذكرة',
    subject: 'تذكرتك: {{ event.name }}',
    html: `<h1>تم تسجيلك</h1>
<p>مرحبًا{% if attendee.name %} {{ attendee.name }}{% endif %}،</p>
<p>لك مكان في «{{ event.name }}». يُبرز رمز تذكرتك عند المدخل، على هاتفك أو على الورق؛ والتذكرة مرفقة أيضًا.</p>
<p>إن لم تتمكن من الحضور فيرجى الإلغاء ليحصل شخص آخر على مكانك.</p>
${EVENT_FACTS}
{% if event.online_url %}<p><a href="{{ event.online_url }}">الانضمام عبر الإنترنت</a></p>{% endif %}
<p><img src="cid:ticket" alt="رمز QR لتذكرتك" width="300"></p>
<a class="button" href="{{ attendee.registration_url }}">عرض تسجيلي أو تغييره أو إلغاؤه</a>`,
  },
  place_offered: {
    name: 'عرض مكان',
    subject: 'توفر مكان لك: {{ event.name }}',
    html: `<h1>توفر مكان لك</h1>
<p>مرحبًا{% if attendee.name %} {{ attendee.name }}{% endif %}،</p>
<p>توفر مكان في «{{ event.name }}»، ودورك هو التالي في قائمة الانتظار.</p>
<p>المكان محجوز لك حتى {{ place.offered_until }}. بعد ذلك يُعرض على الشخص التالي.</p>
${EVENT_FACTS}
<a class="button" href="{{ place.url }}">قبول المكان أو رفضه</a>`,
  },
  certificate: {
    name: 'شهادة',
    subject: 'شهادتك: {{ certificate.event_name }}',
    html: CERTIFICATE,
  },
  certificate_expiring: {
    name: 'تنتهي صلاحية الشهادة قريبًا',
    subject: 'تنتهي صلاحية شهادتك قريبًا: {{ certificate.event_name }}',
    html: `<h1>تنتهي صلاحية شهادتك قريبًا</h1>
${HELLO}
<p>شهادتك عن «{{ certificate.event_name }}» صالحة حتى {{ certificate.expires_at }}. بعد ذلك توضح صفحتها أن صلاحيتها انتهت.</p>
${CERTIFICATE_FACTS}
<a class="button" href="{{ certificate.verify_url }}">عرض شهادتي</a>
{% if organisation.reply_to %}<p>لمعرفة كيفية تجديدها راسلنا على <a href="mailto:{{ organisation.reply_to }}">{{ organisation.reply_to }}</a>.</p>{% endif %}
${BYE}`,
  },
}
