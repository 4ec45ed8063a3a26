import type { Texts } from '../../lib/text/texts.ts'

const HELLO = '<p>Hola{% if attendee.first_name %}, {{ attendee.first_name }}{% endif %}:</p>'
const BYE = '<p>Un cordial saludo,<br>{{ organisation.name }}</p>'

const EVENT_FACTS = `<table class="facts">
{% if event.when %}<tr><th>Cuándo</th><td>{{ event.when }}</td></tr>{% endif %}
{% if event.location %}<tr><th>Dónde</th><td>{{ event.location }}</td></tr>{% endif %}
<tr><th>Organiza</th><td>{{ event.organiser }}</td></tr>
</table>`

const CERTIFICATE_FACTS = `<table class="facts">
{% if certificate.attendee_name %}<tr><th>Nombre</th><td>{{ certificate.attendee_name }}</td></tr>{% endif %}
{% if certificate.tier %}<tr><th>Nivel</th><td>{{ certificate.tier }}</td></tr>{% endif %}
<tr><th>Emitido el</th><td>{{ certificate.issued_at }}</td></tr>
{% if certificate.expires_at %}<tr><th>Válido hasta el</th><td>{{ certificate.expires_at }}</td></tr>{% endif %}
<tr><th>Código</th><td>{{ certificate.code }}</td></tr>
</table>`

const CERTIFICATE = `<h1>¡Enhorabuena!</h1>
${HELLO}
<p>Su certificado de «{{ certificate.event_name }}» está listo. Cualquiera puede verificarlo con el enlace o el código.</p>
${CERTIFICATE_FACTS}
<a class="button" href="{{ certificate.verify_url }}">Ver mi certificado</a>
<p>También se puede <a href="{{ certificate.pdf_url }}">descargar en PDF</a> o <a href="{{ certificate.linkedin_url }}">añadir a LinkedIn</a>.{% if certificate.wallet_url %} También puede <a href="{{ certificate.wallet_url }}">añadirlo a una cartera</a> de credenciales digitales.{% endif %}</p>`

const SURVEY = `<p>¿Qué le ha gustado y qué podemos mejorar? Unos minutos de su tiempo nos ayudan a mejorar el próximo evento.</p>
<a class="button" href="{{ survey.url }}">Responder a la encuesta</a>`
const SURVEY_END =
  '{% if survey.closes_at %}<p>La encuesta está abierta hasta el {{ survey.closes_at }}.</p>{% endif %}'

export const starters: Texts['starters'] = {
  attended_event: {
    name: 'Gracias por venir',
    subject: 'Gracias por venir a {{ event.name }}',
    html: `<h1>Gracias por venir</h1>
${HELLO}
<p>Ha sido un placer contar con su presencia en «{{ event.name }}». Esperamos que lo haya disfrutado y que se lleve algo nuevo.</p>
{% if event.url %}<a class="button" href="{{ event.url }}">Ver el evento</a>{% endif %}
${BYE}`,
  },
  registered_no_show: {
    name: 'Le echamos de menos',
    subject: 'Le echamos de menos en {{ event.name }}',
    html: `<h1>Le echamos de menos</h1>
${HELLO}
<p>Tenía una plaza en «{{ event.name }}», pero no nos vimos allí. Esperamos que todo vaya bien.</p>
<p>Será un placer recibirle la próxima vez.</p>
${BYE}`,
  },
  certificate_issued: {
    name: 'Su certificado está listo',
    subject: 'Su certificado: {{ certificate.event_name }}',
    html: CERTIFICATE,
  },
  survey_not_completed: {
    name: 'Recordatorio de la encuesta',
    subject: '¿Qué le pareció {{ event.name }}?',
    html: `<h1>¿Qué le ha parecido?</h1>
${HELLO}
<p>Gracias por venir a «{{ event.name }}».</p>
${SURVEY}
${SURVEY_END}
${BYE}`,
  },
  badge_earned: {
    name: 'Ha conseguido una insignia',
    subject: 'Ha conseguido una insignia: {{ badge.name }}',
    html: `<h1>Ha conseguido una insignia</h1>
${HELLO}
<p>¡Muy bien! Consiguió la insignia <strong>{{ badge.name }}</strong> el {{ badge.earned_at }}.</p>
{% if badge.description %}<blockquote>{{ badge.description }}</blockquote>{% endif %}
<a class="button" href="{{ badge.url }}">Ver y compartir mi insignia</a>
{% if badge.wallet_url %}<p>También puede <a href="{{ badge.wallet_url }}">añadirla a una cartera</a> de credenciales digitales.</p>{% endif %}
${BYE}`,
  },
  lms_course_completed: {
    name: 'Curso completado',
    subject: 'Muy bien: {{ course.name }}',
    html: `<h1>¡Muy bien!</h1>
${HELLO}
<p>Completó <strong>{{ course.name }}</strong> el {{ completion.completed_at }}. Ya consta en su registro de formación y no hay que hacer nada más.</p>
${BYE}`,
  },
  compliance_overdue: {
    name: 'Formación fuera de plazo',
    subject: 'Fuera de plazo: {{ programme.name }}',
    html: `<h1>Su formación está fuera de plazo</h1>
${HELLO}
<p>El plazo de <strong>{{ programme.name }}</strong> terminó el {{ assignment.due_date }} y falta una parte por completar. Por favor, complétela lo antes posible.</p>
{% if organisation.reply_to %}<p>¿Necesita más tiempo o se trata de un error? Puede escribir a <a href="mailto:{{ organisation.reply_to }}">{{ organisation.reply_to }}</a>.</p>{% endif %}
${BYE}`,
  },
  before_event: {
    name: 'Recordatorio del evento',
    subject: 'Recordatorio: {{ event.name }}',
    html: `<h1>Hasta pronto</h1>
${HELLO}
<p>«{{ event.name }}» está a punto de empezar y su plaza está reservada.</p>
${EVENT_FACTS}
{% if event.online_url %}<a class="button" href="{{ event.online_url }}">Participar en línea</a>{% endif %}
{% if attendee.ticket_url %}<a class="button" href="{{ attendee.ticket_url }}">Ver mi entrada</a>{% endif %}
{% if attendee.registration_url %}<p>¿No puede venir? Por favor, <a href="{{ attendee.registration_url }}">cancele su inscripción</a> para que otra persona pueda ocupar su plaza.</p>{% endif %}`,
  },
  after_event: {
    name: 'Agradecimiento con encuesta',
    subject: 'Gracias por participar en {{ event.name }}',
    html: `<h1>Gracias</h1>
${HELLO}
<p>Gracias por formar parte de «{{ event.name }}».</p>
{% if survey.url %}${SURVEY}{% endif %}
${SURVEY_END}
${BYE}`,
  },
  before_session: {
    name: 'Recordatorio de la sesión',
    subject: 'Recordatorio: {{ session.title }}',
    html: `<h1>Su sesión está a punto de empezar</h1>
${HELLO}
<p><strong>{{ session.title }}</strong>, en «{{ event.name }}», empieza en breve.</p>
<table class="facts">
{% if session.when %}<tr><th>Cuándo</th><td>{{ session.when }}</td></tr>{% endif %}
{% if session.location %}<tr><th>Dónde</th><td>{{ session.location }}</td></tr>{% endif %}
{% if session.speaker %}<tr><th>Ponente</th><td>{{ session.speaker }}</td></tr>{% endif %}
</table>
{% if event.online_url %}<a class="button" href="{{ event.online_url }}">Participar en línea</a>{% endif %}`,
  },
  registered: {
    name: 'Información útil',
    subject: 'Antes de venir: {{ event.name }}',
    html: `<h1>Información útil</h1>
${HELLO}
<p>Gracias por inscribirse en «{{ event.name }}». Será un placer recibirle.</p>
${EVENT_FACTS}
{% if attendee.registration_url %}<a class="button" href="{{ attendee.registration_url }}">Ver, cambiar o cancelar mi inscripción</a>{% endif %}
${BYE}`,
  },
  waitlisted: {
    name: 'En lista de espera',
    subject: 'Está en la lista de espera: {{ event.name }}',
    html: `<h1>Está en la lista de espera</h1>
${HELLO}
<p>«{{ event.name }}» está completo. Le escribiremos en cuanto quede una plaza libre para usted.</p>
${EVENT_FACTS}
{% if attendee.registration_url %}<p>¿Han cambiado sus planes? Puede <a href="{{ attendee.registration_url }}">salir de la lista de espera</a>.</p>{% endif %}`,
  },
  cancelled: {
    name: 'Inscripción cancelada',
    subject: 'Su inscripción está cancelada: {{ event.name }}',
    html: `<h1>Su inscripción está cancelada</h1>
${HELLO}
<p>Ya no tiene plaza en «{{ event.name }}».</p>
{% if organisation.reply_to %}<p>¿Se trata de un error? Puede escribir a <a href="mailto:{{ organisation.reply_to }}">{{ organisation.reply_to }}</a>.</p>{% endif %}
${BYE}`,
  },
  survey_answered: {
    name: 'Gracias por sus respuestas',
    subject: 'Gracias por sus respuestas: {{ event.name }}',
    html: `<h1>Gracias por sus respuestas</h1>
${HELLO}
<p>Sus respuestas sobre «{{ event.name }}» han llegado. Nos ayudan a mejorar el próximo evento.</p>
${BYE}`,
  },
  form_submitted: {
    name: 'Gracias por escribirnos',
    subject: 'Gracias por escribirnos: {{ form.name }}',
    html: `<h1>Gracias por escribirnos</h1>
${HELLO}
<p>Sus respuestas al formulario <strong>{{ form.name }}</strong> han llegado. Le responderemos si hay algo que añadir.</p>
${BYE}`,
  },
  registration_confirmed: {
    name: 'Entrada',
    subject: 'Su entrada: {{ event.name }}',
    html: `<h1>Inscripción confirmada</h1>
<p>Hola{% if attendee.name %}, {{ attendee.name }}{% endif %}:</p>
<p>Tiene una plaza en «{{ event.name }}». El código de la entrada se muestra en el acceso, en el teléfono o en papel; la entrada también va adjunta.</p>
<p>Si no puede venir, le rogamos que cancele para que otra persona pueda ocupar su plaza.</p>
${EVENT_FACTS}
{% if event.online_url %}<p><a href="{{ event.online_url }}">Participar en línea</a></p>{% endif %}
<p><img src="cid:ticket" alt="Código QR de su entrada" width="300"></p>
<a class="button" href="{{ attendee.registration_url }}">Ver, cambiar o cancelar mi inscripción</a>`,
  },
  place_offered: {
    name: 'Plaza ofrecida',
    subject: 'Hay una plaza para usted: {{ event.name }}',
    html: `<h1>Hay una plaza para usted</h1>
<p>Hola{% if attendee.name %}, {{ attendee.name }}{% endif %}:</p>
<p>Ha quedado libre una plaza en «{{ event.name }}» y es la siguiente persona de la lista de espera.</p>
<p>Está reservada para usted hasta el {{ place.offered_until }}. Después se ofrecerá a la siguiente persona.</p>
${EVENT_FACTS}
<a class="button" href="{{ place.url }}">Aceptar o rechazar la plaza</a>`,
  },
  certificate: {
    name: 'Certificado',
    subject: 'Su certificado: {{ certificate.event_name }}',
    html: CERTIFICATE,
  },
  certificate_expiring: {
    name: 'El certificado caduca pronto',
    subject: 'Su certificado caduca pronto: {{ certificate.event_name }}',
    html: `<h1>Su certificado caduca pronto</h1>
${HELLO}
<p>Su certificado de «{{ certificate.event_name }}» es válido hasta el {{ certificate.expires_at }}. Después, su página indicará que ha caducado.</p>
${CERTIFICATE_FACTS}
<a class="button" href="{{ certificate.verify_url }}">Ver mi certificado</a>
{% if organisation.reply_to %}<p>Para saber cómo renovarlo, puede escribir a <a href="mailto:{{ organisation.reply_to }}">{{ organisation.reply_to }}</a>.</p>{% endif %}
${BYE}`,
  },
}
