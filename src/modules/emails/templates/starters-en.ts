import type { TemplateKind } from './mail-kinds.ts'
import type { Starter } from './starter.ts'

const HELLO = '<p>Hello{% if attendee.first_name %} {{ attendee.first_name }}{% endif %},</p>'

const EVENT_FACTS = `<table class="facts">
{% if event.when %}<tr><th>When</th><td>{{ event.when }}</td></tr>{% endif %}
{% if event.location %}<tr><th>Where</th><td>{{ event.location }}</td></tr>{% endif %}
<tr><th>Organiser</th><td>{{ event.organiser }}</td></tr>
</table>`

const CERTIFICATE_FACTS = `<table class="facts">
{% if certificate.attendee_name %}<tr><th>Name</th><td>{{ certificate.attendee_name }}</td></tr>{% endif %}
{% if certificate.tier %}<tr><th>Tier</th><td>{{ certificate.tier }}</td></tr>{% endif %}
<tr><th>Issued</th><td>{{ certificate.issued_at }}</td></tr>
{% if certificate.expires_at %}<tr><th>Valid until</th><td>{{ certificate.expires_at }}</td></tr>{% endif %}
<tr><th>Code</th><td>{{ certificate.code }}</td></tr>
</table>`

const CERTIFICATE = `<h1>Congratulations!</h1>
${HELLO}
<p>Your certificate for {{ certificate.event_name }} is ready. Anyone can verify it with its link or code.</p>
${CERTIFICATE_FACTS}
<a class="button" href="{{ certificate.verify_url }}">View my certificate</a>
<p><a href="{{ certificate.pdf_url }}">Download it as a PDF</a> or <a href="{{ certificate.linkedin_url }}">add it to LinkedIn</a>.{% if certificate.wallet_url %} You can also <a href="{{ certificate.wallet_url }}">add it to a wallet</a> for digital credentials.{% endif %}</p>`

/** Starter templates in English. */
export const startersEn: Record<TemplateKind, Starter> = {
  attended_event: {
    name: 'Thank you for coming',
    subject: 'Thank you for coming to {{ event.name }}',
    html: `<h1>Thank you for coming</h1>
${HELLO}
<p>It was great to have you at {{ event.name }}. We hope you enjoyed it and took something new home with you.</p>
{% if event.url %}<a class="button" href="{{ event.url }}">View the event</a>{% endif %}
<p>Kind regards,<br>{{ organisation.name }}</p>`,
  },
  registered_no_show: {
    name: 'We missed you',
    subject: 'We missed you at {{ event.name }}',
    html: `<h1>We missed you</h1>
${HELLO}
<p>You were registered for {{ event.name }}, but we did not see you there. We hope that all is well.</p>
<p>We would be glad to welcome you next time.</p>
<p>Kind regards,<br>{{ organisation.name }}</p>`,
  },
  certificate_issued: {
    name: 'Your certificate is ready',
    subject: 'Your certificate: {{ certificate.event_name }}',
    html: CERTIFICATE,
  },
  survey_not_completed: {
    name: 'Survey reminder',
    subject: 'How was {{ event.name }}?',
    html: `<h1>How was it for you?</h1>
${HELLO}
<p>Thank you for coming to {{ event.name }}. What did you like, and what can we do better? A few minutes of your time help us improve the next event.</p>
<a class="button" href="{{ survey.url }}">Take the survey</a>
{% if survey.closes_at %}<p>The survey is open until {{ survey.closes_at }}.</p>{% endif %}
<p>Kind regards,<br>{{ organisation.name }}</p>`,
  },
  badge_earned: {
    name: 'You have earned a badge',
    subject: 'You have earned a badge: {{ badge.name }}',
    html: `<h1>You have earned a badge</h1>
${HELLO}
<p>Well done! You earned the badge <strong>{{ badge.name }}</strong> on {{ badge.earned_at }}.</p>
{% if badge.description %}<blockquote>{{ badge.description }}</blockquote>{% endif %}
<a class="button" href="{{ badge.url }}">View and share my badge</a>
{% if badge.wallet_url %}<p><a href="{{ badge.wallet_url }}">Add it to a wallet</a> for digital credentials.</p>{% endif %}
<p>Kind regards,<br>{{ organisation.name }}</p>`,
  },
  lms_course_completed: {
    name: 'Course completed',
    subject: 'Well done: {{ course.name }}',
    html: `<h1>Well done!</h1>
${HELLO}
<p>You completed <strong>{{ course.name }}</strong> on {{ completion.completed_at }}. It has been added to your training record, and you do not need to do anything else.</p>
<p>Kind regards,<br>{{ organisation.name }}</p>`,
  },
  compliance_overdue: {
    name: 'Training is overdue',
    subject: 'Overdue: {{ programme.name }}',
    html: `<h1>Your training is overdue</h1>
${HELLO}
<p><strong>{{ programme.name }}</strong> was due by {{ assignment.due_date }}, and part of it is not complete yet. Please complete it as soon as you can.</p>
{% if organisation.reply_to %}<p>Do you need more time, or is this a mistake? Write to <a href="mailto:{{ organisation.reply_to }}">{{ organisation.reply_to }}</a>.</p>{% endif %}
<p>Kind regards,<br>{{ organisation.name }}</p>`,
  },
  before_event: {
    name: 'Event reminder',
    subject: 'Reminder: {{ event.name }}',
    html: `<h1>See you soon</h1>
${HELLO}
<p>{{ event.name }} is about to begin, and you have a place.</p>
${EVENT_FACTS}
{% if event.online_url %}<a class="button" href="{{ event.online_url }}">Join online</a>{% endif %}
{% if attendee.ticket_url %}<a class="button" href="{{ attendee.ticket_url }}">Show my ticket</a>{% endif %}
{% if attendee.registration_url %}<p>Can you not come? Please <a href="{{ attendee.registration_url }}">cancel your registration</a> so that somebody else can have your place.</p>{% endif %}`,
  },
  after_event: {
    name: 'Thank you, with survey',
    subject: 'Thank you for joining {{ event.name }}',
    html: `<h1>Thank you</h1>
${HELLO}
<p>Thank you for being part of {{ event.name }}.</p>
{% if survey.url %}<p>What did you like, and what can we do better? A few minutes of your time help us improve the next event.</p>
<a class="button" href="{{ survey.url }}">Take the survey</a>{% endif %}
{% if survey.closes_at %}<p>The survey is open until {{ survey.closes_at }}.</p>{% endif %}
<p>Kind regards,<br>{{ organisation.name }}</p>`,
  },
  before_session: {
    name: 'Session reminder',
    subject: 'Reminder: {{ session.title }}',
    html: `<h1>Your session is about to begin</h1>
${HELLO}
<p><strong>{{ session.title }}</strong> at {{ event.name }} begins soon.</p>
<table class="facts">
{% if session.when %}<tr><th>When</th><td>{{ session.when }}</td></tr>{% endif %}
{% if session.location %}<tr><th>Where</th><td>{{ session.location }}</td></tr>{% endif %}
{% if session.speaker %}<tr><th>Speaker</th><td>{{ session.speaker }}</td></tr>{% endif %}
</table>
{% if event.online_url %}<a class="button" href="{{ event.online_url }}">Join online</a>{% endif %}`,
  },
  registered: {
    name: 'Good to know',
    subject: 'Before you come: {{ event.name }}',
    html: `<h1>Good to know</h1>
${HELLO}
<p>Thank you for registering for {{ event.name }}. We look forward to seeing you.</p>
${EVENT_FACTS}
{% if attendee.registration_url %}<a class="button" href="{{ attendee.registration_url }}">View, change or cancel my registration</a>{% endif %}
<p>Kind regards,<br>{{ organisation.name }}</p>`,
  },
  waitlisted: {
    name: 'On the waiting list',
    subject: 'You are on the waiting list: {{ event.name }}',
    html: `<h1>You are on the waiting list</h1>
${HELLO}
<p>{{ event.name }} is full. We will write to you as soon as a place opens up for you.</p>
${EVENT_FACTS}
{% if attendee.registration_url %}<p>Have your plans changed? <a href="{{ attendee.registration_url }}">Leave the waiting list</a>.</p>{% endif %}`,
  },
  cancelled: {
    name: 'Registration cancelled',
    subject: 'Your registration is cancelled: {{ event.name }}',
    html: `<h1>Your registration is cancelled</h1>
${HELLO}
<p>You no longer have a place at {{ event.name }}.</p>
{% if organisation.reply_to %}<p>Is this a mistake? Write to <a href="mailto:{{ organisation.reply_to }}">{{ organisation.reply_to }}</a>.</p>{% endif %}
<p>Kind regards,<br>{{ organisation.name }}</p>`,
  },
  survey_answered: {
    name: 'Thank you for your answers',
    subject: 'Thank you for your answers: {{ event.name }}',
    html: `<h1>Thank you for your answers</h1>
${HELLO}
<p>Your answers about {{ event.name }} have arrived. They help us improve the next event.</p>
<p>Kind regards,<br>{{ organisation.name }}</p>`,
  },
  form_submitted: {
    name: 'Thank you for writing',
    subject: 'Thank you for writing: {{ form.name }}',
    html: `<h1>Thank you for writing</h1>
${HELLO}
<p>Your answers to <strong>{{ form.name }}</strong> have arrived. We will reply if there is something to add.</p>
<p>Kind regards,<br>{{ organisation.name }}</p>`,
  },
  registration_confirmed: {
    name: 'Ticket',
    subject: 'Your ticket: {{ event.name }}',
    html: `<h1>You are registered</h1>
<p>Hello{% if attendee.name %} {{ attendee.name }}{% endif %},</p>
<p>You have a place at {{ event.name }}. Show the code of your ticket at the door, on your phone or on paper; the ticket is attached as well.</p>
<p>If you cannot come, please cancel so that somebody else can have your place.</p>
${EVENT_FACTS}
{% if event.online_url %}<p><a href="{{ event.online_url }}">Join online</a></p>{% endif %}
<p><img src="cid:ticket" alt="QR code of your ticket" width="300"></p>
<a class="button" href="{{ attendee.registration_url }}">View, change or cancel my registration</a>`,
  },
  place_offered: {
    name: 'Place offered',
    subject: 'A place has opened up for you: {{ event.name }}',
    html: `<h1>A place has opened up for you</h1>
<p>Hello{% if attendee.name %} {{ attendee.name }}{% endif %},</p>
<p>A place at {{ event.name }} has become free, and you are next on the waiting list.</p>
<p>It is reserved for you until {{ place.offered_until }}. After that it is offered to the next person.</p>
${EVENT_FACTS}
<a class="button" href="{{ place.url }}">Accept or decline the place</a>`,
  },
  certificate: {
    name: 'Certificate',
    subject: 'Your certificate: {{ certificate.event_name }}',
    html: CERTIFICATE,
  },
  certificate_expiring: {
    name: 'Certificate expires soon',
    subject: 'Your certificate expires soon: {{ certificate.event_name }}',
    html: `<h1>Your certificate expires soon</h1>
${HELLO}
<p>Your certificate for {{ certificate.event_name }} is valid until {{ certificate.expires_at }}. After that, its page shows that it has expired.</p>
${CERTIFICATE_FACTS}
<a class="button" href="{{ certificate.verify_url }}">View my certificate</a>
{% if organisation.reply_to %}<p>To find out how to renew it, write to <a href="mailto:{{ organisation.reply_to }}">{{ organisation.reply_to }}</a>.</p>{% endif %}
<p>Kind regards,<br>{{ organisation.name }}</p>`,
  },
}
