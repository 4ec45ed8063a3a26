import type { Texts } from '../../lib/text/texts.ts'

const HELLO = '<p>Guten Tag{% if attendee.first_name %} {{ attendee.first_name }}{% endif %}!</p>'
const BYE = '<p>Freundliche Grüße<br>{{ organisation.name }}</p>'

const EVENT_FACTS = `<table class="facts">
{% if event.when %}<tr><th>Wann</th><td>{{ event.when }}</td></tr>{% endif %}
{% if event.location %}<tr><th>Wo</th><td>{{ event.location }}</td></tr>{% endif %}
<tr><th>Veranstalter</th><td>{{ event.organiser }}</td></tr>
</table>`

const CERTIFICATE_FACTS = `<table class="facts">
{% if certificate.attendee_name %}<tr><th>Name</th><td>{{ certificate.attendee_name }}</td></tr>{% endif %}
{% if certificate.tier %}<tr><th>Stufe</th><td>{{ certificate.tier }}</td></tr>{% endif %}
<tr><th>Ausgestellt am</th><td>{{ certificate.issued_at }}</td></tr>
{% if certificate.expires_at %}<tr><th>Gültig bis</th><td>{{ certificate.expires_at }}</td></tr>{% endif %}
<tr><th>Code</th><td>{{ certificate.code }}</td></tr>
</table>`

const CERTIFICATE = `<h1>Herzlichen Glückwunsch!</h1>
${HELLO}
<p>Ihr Zertifikat für „{{ certificate.event_name }}“ ist fertig. Jeder kann es über den Link oder den Code prüfen.</p>
${CERTIFICATE_FACTS}
<a class="button" href="{{ certificate.verify_url }}">Zertifikat ansehen</a>
<p><a href="{{ certificate.pdf_url }}">Laden Sie es als PDF herunter</a> oder <a href="{{ certificate.linkedin_url }}">fügen Sie es LinkedIn hinzu</a>.{% if certificate.wallet_url %} Sie können es auch <a href="{{ certificate.wallet_url }}">einer Wallet</a> für digitale Nachweise hinzufügen.{% endif %}</p>`

const SURVEY = `<p>Was hat Ihnen gefallen, und was können wir besser machen? Mit ein paar Minuten helfen Sie uns, die nächste Veranstaltung zu verbessern.</p>
<a class="button" href="{{ survey.url }}">Zur Umfrage</a>`
const SURVEY_END = '{% if survey.closes_at %}<p>Die Umfrage ist bis {{ survey.closes_at }} offen.</p>{% endif %}'

export const starters: Texts['starters'] = {
  attended_event: {
    name: 'Danke, dass Sie da waren',
    subject: 'Danke, dass Sie da waren: {{ event.name }}',
    html: `<h1>Danke, dass Sie da waren</h1>
${HELLO}
<p>Schön, dass Sie bei „{{ event.name }}“ dabei waren. Wir hoffen, es hat Ihnen gefallen und Sie haben etwas Neues mitgenommen.</p>
{% if event.url %}<a class="button" href="{{ event.url }}">Veranstaltung ansehen</a>{% endif %}
${BYE}`,
  },
  registered_no_show: {
    name: 'Wir haben Sie vermisst',
    subject: 'Wir haben Sie vermisst: {{ event.name }}',
    html: `<h1>Wir haben Sie vermisst</h1>
${HELLO}
<p>Sie waren für „{{ event.name }}“ angemeldet, aber wir haben Sie nicht gesehen. Wir hoffen, dass alles in Ordnung ist.</p>
<p>Beim nächsten Mal begrüßen wir Sie gern.</p>
${BYE}`,
  },
  certificate_issued: {
    name: 'Ihr Zertifikat ist fertig',
    subject: 'Ihr Zertifikat: {{ certificate.event_name }}',
    html: CERTIFICATE,
  },
  survey_not_completed: {
    name: 'Erinnerung an die Umfrage',
    subject: 'Wie war „{{ event.name }}“?',
    html: `<h1>Wie war es für Sie?</h1>
${HELLO}
<p>Vielen Dank, dass Sie bei „{{ event.name }}“ dabei waren.</p>
${SURVEY}
${SURVEY_END}
${BYE}`,
  },
  badge_earned: {
    name: 'Sie haben ein Badge erhalten',
    subject: 'Sie haben ein Badge erhalten: {{ badge.name }}',
    html: `<h1>Sie haben ein Badge erhalten</h1>
${HELLO}
<p>Sehr gut! Am {{ badge.earned_at }} haben Sie das Badge <strong>{{ badge.name }}</strong> erhalten.</p>
{% if badge.description %}<blockquote>{{ badge.description }}</blockquote>{% endif %}
<a class="button" href="{{ badge.url }}">Badge ansehen und teilen</a>
{% if badge.wallet_url %}<p>Sie können es auch <a href="{{ badge.wallet_url }}">einer Wallet</a> für digitale Nachweise hinzufügen.</p>{% endif %}
${BYE}`,
  },
  lms_course_completed: {
    name: 'Kurs abgeschlossen',
    subject: 'Sehr gut: {{ course.name }}',
    html: `<h1>Sehr gut!</h1>
${HELLO}
<p>Am {{ completion.completed_at }} haben Sie <strong>{{ course.name }}</strong> abgeschlossen. Das steht jetzt in Ihren Schulungsnachweisen; Sie müssen nichts weiter tun.</p>
${BYE}`,
  },
  compliance_overdue: {
    name: 'Schulung überfällig',
    subject: 'Überfällig: {{ programme.name }}',
    html: `<h1>Ihre Schulung ist überfällig</h1>
${HELLO}
<p><strong>{{ programme.name }}</strong> war am {{ assignment.due_date }} fällig, und ein Teil davon fehlt noch. Bitte schließen Sie die Schulung so bald wie möglich ab.</p>
{% if organisation.reply_to %}<p>Brauchen Sie mehr Zeit, oder ist das ein Irrtum? Schreiben Sie an <a href="mailto:{{ organisation.reply_to }}">{{ organisation.reply_to }}</a>.</p>{% endif %}
${BYE}`,
  },
  before_event: {
    name: 'Erinnerung an die Veranstaltung',
    subject: 'Erinnerung: {{ event.name }}',
    html: `<h1>Bis bald</h1>
${HELLO}
<p>„{{ event.name }}“ beginnt in Kürze, und Ihr Platz ist reserviert.</p>
${EVENT_FACTS}
{% if event.online_url %}<a class="button" href="{{ event.online_url }}">Online teilnehmen</a>{% endif %}
{% if attendee.ticket_url %}<a class="button" href="{{ attendee.ticket_url }}">Ticket zeigen</a>{% endif %}
{% if attendee.registration_url %}<p>Können Sie nicht kommen? Bitte <a href="{{ attendee.registration_url }}">stornieren Sie Ihre Anmeldung</a>, damit jemand anderes Ihren Platz bekommt.</p>{% endif %}`,
  },
  after_event: {
    name: 'Dank mit Umfrage',
    subject: 'Danke für Ihre Teilnahme: {{ event.name }}',
    html: `<h1>Vielen Dank</h1>
${HELLO}
<p>Vielen Dank, dass Sie bei „{{ event.name }}“ dabei waren.</p>
{% if survey.url %}${SURVEY}{% endif %}
${SURVEY_END}
${BYE}`,
  },
  before_session: {
    name: 'Erinnerung an die Session',
    subject: 'Erinnerung: {{ session.title }}',
    html: `<h1>Ihre Session beginnt gleich</h1>
${HELLO}
<p><strong>{{ session.title }}</strong> bei „{{ event.name }}“ beginnt in Kürze.</p>
<table class="facts">
{% if session.when %}<tr><th>Wann</th><td>{{ session.when }}</td></tr>{% endif %}
{% if session.location %}<tr><th>Wo</th><td>{{ session.location }}</td></tr>{% endif %}
{% if session.speaker %}<tr><th>Vortrag</th><td>{{ session.speaker }}</td></tr>{% endif %}
</table>
{% if event.online_url %}<a class="button" href="{{ event.online_url }}">Online teilnehmen</a>{% endif %}`,
  },
  registered: {
    name: 'Gut zu wissen',
    subject: 'Bevor Sie kommen: {{ event.name }}',
    html: `<h1>Gut zu wissen</h1>
${HELLO}
<p>Vielen Dank für Ihre Anmeldung zu „{{ event.name }}“. Wir freuen uns auf Sie.</p>
${EVENT_FACTS}
{% if attendee.registration_url %}<a class="button" href="{{ attendee.registration_url }}">Anmeldung ansehen, ändern oder stornieren</a>{% endif %}
${BYE}`,
  },
  waitlisted: {
    name: 'Auf der Warteliste',
    subject: 'Sie stehen auf der Warteliste: {{ event.name }}',
    html: `<h1>Sie stehen auf der Warteliste</h1>
${HELLO}
<p>„{{ event.name }}“ ist ausgebucht. Wir schreiben Ihnen, sobald ein Platz für Sie frei wird.</p>
${EVENT_FACTS}
{% if attendee.registration_url %}<p>Haben sich Ihre Pläne geändert? <a href="{{ attendee.registration_url }}">Verlassen Sie die Warteliste</a>.</p>{% endif %}`,
  },
  cancelled: {
    name: 'Anmeldung storniert',
    subject: 'Ihre Anmeldung ist storniert: {{ event.name }}',
    html: `<h1>Ihre Anmeldung ist storniert</h1>
${HELLO}
<p>Sie haben keinen Platz mehr bei „{{ event.name }}“.</p>
{% if organisation.reply_to %}<p>Ist das ein Irrtum? Schreiben Sie an <a href="mailto:{{ organisation.reply_to }}">{{ organisation.reply_to }}</a>.</p>{% endif %}
${BYE}`,
  },
  survey_answered: {
    name: 'Danke für Ihre Antworten',
    subject: 'Danke für Ihre Antworten: {{ event.name }}',
    html: `<h1>Vielen Dank für Ihre Antworten</h1>
${HELLO}
<p>Ihre Antworten zu „{{ event.name }}“ sind angekommen. Sie helfen uns, die nächste Veranstaltung zu verbessern.</p>
${BYE}`,
  },
  form_submitted: {
    name: 'Danke für Ihre Nachricht',
    subject: 'Danke für Ihre Nachricht: {{ form.name }}',
    html: `<h1>Vielen Dank für Ihre Nachricht</h1>
${HELLO}
<p>Ihre Antworten im Formular <strong>{{ form.name }}</strong> sind angekommen. Wir melden uns, wenn es dazu etwas zu sagen gibt.</p>
${BYE}`,
  },
  registration_confirmed: {
    name: 'Ticket',
    subject: 'Ihr Ticket: {{ event.name }}',
    html: `<h1>Sie sind angemeldet</h1>
<p>Guten Tag{% if attendee.name %} {{ attendee.name }}{% endif %}!</p>
<p>Sie haben einen Platz bei „{{ event.name }}“. Zeigen Sie den Code Ihres Tickets am Eingang, auf dem Telefon oder auf Papier; das Ticket ist auch angehängt.</p>
<p>Wenn Sie nicht kommen können, stornieren Sie bitte, damit jemand anderes Ihren Platz bekommt.</p>
${EVENT_FACTS}
{% if event.online_url %}<p><a href="{{ event.online_url }}">Online teilnehmen</a></p>{% endif %}
<p><img src="cid:ticket" alt="QR-Code Ihres Tickets" width="300"></p>
<a class="button" href="{{ attendee.registration_url }}">Anmeldung ansehen, ändern oder stornieren</a>`,
  },
  place_offered: {
    name: 'Platz angeboten',
    subject: 'Ein Platz ist für Sie frei: {{ event.name }}',
    html: `<h1>Ein Platz ist für Sie frei</h1>
<p>Guten Tag{% if attendee.name %} {{ attendee.name }}{% endif %}!</p>
<p>Bei „{{ event.name }}“ ist ein Platz frei geworden, und Sie sind auf der Warteliste als Nächstes an der Reihe.</p>
<p>Er ist bis {{ place.offered_until }} für Sie reserviert. Danach wird er der nächsten Person angeboten.</p>
${EVENT_FACTS}
<a class="button" href="{{ place.url }}">Platz annehmen oder ablehnen</a>`,
  },
  certificate: {
    name: 'Zertifikat',
    subject: 'Ihr Zertifikat: {{ certificate.event_name }}',
    html: CERTIFICATE,
  },
  certificate_expiring: {
    name: 'Zertifikat läuft bald ab',
    subject: 'Ihr Zertifikat läuft bald ab: {{ certificate.event_name }}',
    html: `<h1>Ihr Zertifikat läuft bald ab</h1>
${HELLO}
<p>Ihr Zertifikat für „{{ certificate.event_name }}“ gilt bis {{ certificate.expires_at }}. Danach steht auf seiner Seite, dass es abgelaufen ist.</p>
${CERTIFICATE_FACTS}
<a class="button" href="{{ certificate.verify_url }}">Zertifikat ansehen</a>
{% if organisation.reply_to %}<p>Wie Sie es verlängern, erfahren Sie unter <a href="mailto:{{ organisation.reply_to }}">{{ organisation.reply_to }}</a>.</p>{% endif %}
${BYE}`,
  },
}
