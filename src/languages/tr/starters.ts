import type { Texts } from '../../lib/text/texts.ts'

const HELLO = '<p>Merhaba{% if attendee.first_name %} {{ attendee.first_name }}{% endif %},</p>'

const EVENT_FACTS = `<table class="facts">
{% if event.when %}<tr><th>Ne zaman</th><td>{{ event.when }}</td></tr>{% endif %}
{% if event.location %}<tr><th>Nerede</th><td>{{ event.location }}</td></tr>{% endif %}
<tr><th>Düzenleyen</th><td>{{ event.organiser }}</td></tr>
</table>`

const CERTIFICATE_FACTS = `<table class="facts">
{% if certificate.attendee_name %}<tr><th>Ad soyad</th><td>{{ certificate.attendee_name }}</td></tr>{% endif %}
{% if certificate.tier %}<tr><th>Düzey</th><td>{{ certificate.tier }}</td></tr>{% endif %}
<tr><th>Veriliş tarihi</th><td>{{ certificate.issued_at }}</td></tr>
{% if certificate.expires_at %}<tr><th>Son geçerlilik</th><td>{{ certificate.expires_at }}</td></tr>{% endif %}
<tr><th>Kod</th><td>{{ certificate.code }}</td></tr>
</table>`

const CERTIFICATE = `<h1>Tebrikler!</h1>
${HELLO}
<p>“{{ certificate.event_name }}” sertifikanız hazır. Gösterdiğiniz herkes onu bağlantısıyla ya da koduyla doğrulayabilir.</p>
${CERTIFICATE_FACTS}
<a class="button" href="{{ certificate.verify_url }}">Sertifikamı gör</a>
<p><a href="{{ certificate.pdf_url }}">PDF olarak indirin</a> ya da <a href="{{ certificate.linkedin_url }}">LinkedIn profilinize ekleyin</a>.{% if certificate.wallet_url %} Dilerseniz dijital belgeler için <a href="{{ certificate.wallet_url }}">bir cüzdana da ekleyin</a>.{% endif %}</p>`

/** Starter templates in Turkish. */

export const starters: Texts['starters'] = {
  attended_event: {
    name: 'Geldiğiniz için teşekkürler',
    subject: 'Geldiğiniz için teşekkürler: {{ event.name }}',
    html: `<h1>Geldiğiniz için teşekkürler</h1>
${HELLO}
<p>“{{ event.name }}” etkinliğinde aramızda olduğunuz için mutlu olduk. Güzel insanlarla tanıştığınızı ve yeni şeyler öğrenerek döndüğünüzü umuyoruz.</p>
{% if event.url %}<a class="button" href="{{ event.url }}">Etkinliği gör</a>{% endif %}
<p>Sevgi ve saygılarımızla,<br>{{ organisation.name }}</p>`,
  },
  registered_no_show: {
    name: 'Sizi aramızda göremedik',
    subject: 'Sizi aramızda göremedik: {{ event.name }}',
    html: `<h1>Sizi aramızda göremedik</h1>
${HELLO}
<p>“{{ event.name }}” etkinliğinde yeriniz ayrılmıştı ama sizi göremedik. Araya bir şey girmiş olmalı; umarız her şey yolundadır.</p>
<p>Bir sonraki etkinliğimizde sizi ağırlamaktan mutluluk duyarız.</p>
<p>Sevgi ve saygılarımızla,<br>{{ organisation.name }}</p>`,
  },
  certificate_issued: {
    name: 'Sertifikanız hazır',
    subject: 'Sertifikanız hazır: {{ certificate.event_name }}',
    html: CERTIFICATE,
  },
  survey_not_completed: {
    name: 'Anket hatırlatması',
    subject: '{{ event.name }} nasıldı?',
    html: `<h1>Sizce nasıldı?</h1>
${HELLO}
<p>“{{ event.name }}” etkinliğine katıldığınız için teşekkür ederiz. Neleri beğendiniz, neleri daha iyi yapabiliriz? Birkaç dakikanızı ayırırsanız bir sonrakini birlikte daha iyi yaparız.</p>
<a class="button" href="{{ survey.url }}">Anketi yanıtla</a>
{% if survey.closes_at %}<p>Anket şu zamana kadar açık: {{ survey.closes_at }}.</p>{% endif %}
<p>Sevgi ve saygılarımızla,<br>{{ organisation.name }}</p>`,
  },
  badge_earned: {
    name: 'Bir rozet kazandınız',
    subject: 'Bir rozet kazandınız: {{ badge.name }}',
    html: `<h1>Bir rozet kazandınız</h1>
${HELLO}
<p>Tebrikler! <strong>{{ badge.name }}</strong> rozeti artık sizin. Kazandığınız gün: {{ badge.earned_at }}.</p>
{% if badge.description %}<blockquote>{{ badge.description }}</blockquote>{% endif %}
<a class="button" href="{{ badge.url }}">Rozetimi gör ve paylaş</a>
{% if badge.wallet_url %}<p>Dilerseniz dijital belgeler için <a href="{{ badge.wallet_url }}">bir cüzdana da ekleyin</a>.</p>{% endif %}
<p>Sevgi ve saygılarımızla,<br>{{ organisation.name }}</p>`,
  },
  lms_course_completed: {
    name: 'Kurs tamamlandı',
    subject: 'Tebrikler: {{ course.name }}',
    html: `<h1>Tebrikler!</h1>
${HELLO}
<p><strong>{{ course.name }}</strong> kursunu tamamladınız. Tamamladığınız gün: {{ completion.completed_at }}. Kaydınıza işlendi; başka bir şey yapmanız gerekmiyor.</p>
<p>Sevgi ve saygılarımızla,<br>{{ organisation.name }}</p>`,
  },
  compliance_overdue: {
    name: 'Eğitimin süresi geçti',
    subject: 'Süresi geçti: {{ programme.name }}',
    html: `<h1>Eğitiminizin süresi geçti</h1>
${HELLO}
<p><strong>{{ programme.name }}</strong> programının son günü {{ assignment.due_date }} idi ve bir bölümü hâlâ eksik. Lütfen en kısa zamanda tamamlayın.</p>
{% if organisation.reply_to %}<p>Daha fazla zamana mı ihtiyacınız var, yoksa bir yanlışlık mı oldu? Bize yazın: <a href="mailto:{{ organisation.reply_to }}">{{ organisation.reply_to }}</a>.</p>{% endif %}
<p>Sevgi ve saygılarımızla,<br>{{ organisation.name }}</p>`,
  },
  before_event: {
    name: 'Etkinlik hatırlatması',
    subject: 'Hatırlatma: {{ event.name }}',
    html: `<h1>Yakında görüşüyoruz</h1>
${HELLO}
<p>“{{ event.name }}” başlamak üzere ve yeriniz hazır.</p>
${EVENT_FACTS}
{% if event.online_url %}<a class="button" href="{{ event.online_url }}">Çevrim içi katıl</a>{% endif %}
{% if attendee.ticket_url %}<a class="button" href="{{ attendee.ticket_url }}">Biletimi göster</a>{% endif %}
{% if attendee.registration_url %}<p>Gelemeyecek misiniz? Yerinizi bir başkasına bırakmak için <a href="{{ attendee.registration_url }}">kaydınızı iptal edin</a>.</p>{% endif %}`,
  },
  after_event: {
    name: 'Teşekkür ve anket',
    subject: 'Katıldığınız için teşekkürler: {{ event.name }}',
    html: `<h1>Teşekkür ederiz</h1>
${HELLO}
<p>“{{ event.name }}” etkinliğinde yer aldığınız için teşekkür ederiz.</p>
{% if survey.url %}<p>Neleri beğendiniz, neleri daha iyi yapabiliriz? Birkaç dakikanızı ayırırsanız bir sonrakini birlikte daha iyi yaparız.</p>
<a class="button" href="{{ survey.url }}">Anketi yanıtla</a>{% endif %}
{% if survey.closes_at %}<p>Anket şu zamana kadar açık: {{ survey.closes_at }}.</p>{% endif %}
<p>Sevgi ve saygılarımızla,<br>{{ organisation.name }}</p>`,
  },
  before_session: {
    name: 'Oturum hatırlatması',
    subject: 'Hatırlatma: {{ session.title }}',
    html: `<h1>Oturumunuz başlamak üzere</h1>
${HELLO}
<p>“{{ event.name }}” etkinliğindeki <strong>{{ session.title }}</strong> oturumu birazdan başlıyor.</p>
<table class="facts">
{% if session.when %}<tr><th>Ne zaman</th><td>{{ session.when }}</td></tr>{% endif %}
{% if session.location %}<tr><th>Nerede</th><td>{{ session.location }}</td></tr>{% endif %}
{% if session.speaker %}<tr><th>Konuşmacı</th><td>{{ session.speaker }}</td></tr>{% endif %}
</table>
{% if event.online_url %}<a class="button" href="{{ event.online_url }}">Çevrim içi katıl</a>{% endif %}`,
  },
  registered: {
    name: 'Gelmeden önce',
    subject: 'Gelmeden önce: {{ event.name }}',
    html: `<h1>Gelmeden önce</h1>
${HELLO}
<p>“{{ event.name }}” etkinliğine kaydolduğunuz için teşekkür ederiz. Sizi aramızda görmeyi bekliyoruz.</p>
${EVENT_FACTS}
{% if attendee.registration_url %}<a class="button" href="{{ attendee.registration_url }}">Kaydımı gör, değiştir ya da iptal et</a>{% endif %}
<p>Sevgi ve saygılarımızla,<br>{{ organisation.name }}</p>`,
  },
  waitlisted: {
    name: 'Bekleme listesindesiniz',
    subject: 'Bekleme listesindesiniz: {{ event.name }}',
    html: `<h1>Bekleme listesindesiniz</h1>
${HELLO}
<p>“{{ event.name }}” dolu. Size bir yer açılır açılmaz yazacağız.</p>
${EVENT_FACTS}
{% if attendee.registration_url %}<p>Planınız değişti mi? <a href="{{ attendee.registration_url }}">Bekleme listesinden çıkın</a>.</p>{% endif %}`,
  },
  cancelled: {
    name: 'Kayıt iptal edildi',
    subject: 'Kaydınız iptal edildi: {{ event.name }}',
    html: `<h1>Kaydınız iptal edildi</h1>
${HELLO}
<p>“{{ event.name }}” etkinliğindeki yeriniz iptal edildi.</p>
{% if organisation.reply_to %}<p>Bir yanlışlık mı var? <a href="mailto:{{ organisation.reply_to }}">{{ organisation.reply_to }}</a> adresine yazın.</p>{% endif %}
<p>Sevgi ve saygılarımızla,<br>{{ organisation.name }}</p>`,
  },
  survey_answered: {
    name: 'Yanıtlarınız için teşekkürler',
    subject: 'Yanıtlarınız için teşekkürler: {{ event.name }}',
    html: `<h1>Yanıtlarınız için teşekkürler</h1>
${HELLO}
<p>“{{ event.name }}” hakkındaki yanıtlarınız ulaştı. Bir sonrakini daha iyi yapmamıza yardım ediyorlar.</p>
<p>Sevgi ve saygılarımızla,<br>{{ organisation.name }}</p>`,
  },
  form_submitted: {
    name: 'Yazdığınız için teşekkürler',
    subject: 'Yazdığınız için teşekkürler: {{ form.name }}',
    html: `<h1>Yazdığınız için teşekkürler</h1>
${HELLO}
<p><strong>{{ form.name }}</strong> formundaki yanıtlarınız ulaştı. Ekleyeceğimiz bir şey olursa size yazarız.</p>
<p>Sevgi ve saygılarımızla,<br>{{ organisation.name }}</p>`,
  },
  registration_confirmed: {
    name: 'Bilet',
    subject: 'Biletiniz: {{ event.name }}',
    html: `<h1>Kaydınız tamam</h1>
<p>Merhaba{% if attendee.name %} {{ attendee.name }}{% endif %},</p>
<p>“{{ event.name }}” etkinliğinde yeriniz ayrıldı. Biletinizin kodunu kapıda telefonunuzdan ya da kâğıttan gösterin; bilet ekte de var.</p>
<p>Gelemeyecek misiniz? Lütfen kaydınızı iptal edin; yeriniz bir başkasına verilsin.</p>
${EVENT_FACTS}
{% if event.online_url %}<p><a href="{{ event.online_url }}">Çevrimiçi katıl</a></p>{% endif %}
<p><img src="cid:ticket" alt="Biletinizin kare kodu" width="300"></p>
<a class="button" href="{{ attendee.registration_url }}">Kaydımı gör, değiştir ya da iptal et</a>`,
  },
  place_offered: {
    name: 'Yer açıldı',
    subject: 'Sizin için yer açıldı: {{ event.name }}',
    html: `<h1>Sizin için yer açıldı</h1>
<p>Merhaba{% if attendee.name %} {{ attendee.name }}{% endif %},</p>
<p>“{{ event.name }}” etkinliğinde bir yer açıldı ve bekleme listesinde sıra sizde.</p>
<p>Yer sizin için şu zamana kadar ayrıldı: {{ place.offered_until }}. Sonra sıradaki kişiye önerilir.</p>
${EVENT_FACTS}
<a class="button" href="{{ place.url }}">Yeri al ya da geri çevir</a>`,
  },
  certificate: {
    name: 'Sertifika',
    subject: 'Sertifikanız hazır: {{ certificate.event_name }}',
    html: CERTIFICATE,
  },
  certificate_expiring: {
    name: 'Sertifikanın süresi doluyor',
    subject: 'Sertifikanızın süresi doluyor: {{ certificate.event_name }}',
    html: `<h1>Sertifikanızın süresi doluyor</h1>
${HELLO}
<p>“{{ certificate.event_name }}” sertifikanızın son geçerlilik günü: {{ certificate.expires_at }}. Bundan sonra sayfasında süresinin dolduğu yazar.</p>
${CERTIFICATE_FACTS}
<a class="button" href="{{ certificate.verify_url }}">Sertifikamı gör</a>
{% if organisation.reply_to %}<p>Nasıl yenilenir? Bize yazın: <a href="mailto:{{ organisation.reply_to }}">{{ organisation.reply_to }}</a>.</p>{% endif %}
<p>Sevgi ve saygılarımızla,<br>{{ organisation.name }}</p>`,
  },
}
