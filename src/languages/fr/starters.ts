import type { Texts } from '../../lib/text/texts.ts'

const HELLO = '<p>Bonjour{% if attendee.first_name %} {{ attendee.first_name }}{% endif %},</p>'
const BYE = '<p>Cordialement,<br>{{ organisation.name }}</p>'

const EVENT_FACTS = `<table class="facts">
{% if event.when %}<tr><th>Quand</th><td>{{ event.when }}</td></tr>{% endif %}
{% if event.location %}<tr><th>Où</th><td>{{ event.location }}</td></tr>{% endif %}
<tr><th>Organisateur</th><td>{{ event.organiser }}</td></tr>
</table>`

const CERTIFICATE_FACTS = `<table class="facts">
{% if certificate.attendee_name %}<tr><th>Nom</th><td>{{ certificate.attendee_name }}</td></tr>{% endif %}
{% if certificate.tier %}<tr><th>Niveau</th><td>{{ certificate.tier }}</td></tr>{% endif %}
<tr><th>Délivré le</th><td>{{ certificate.issued_at }}</td></tr>
{% if certificate.expires_at %}<tr><th>Valable jusqu’au</th><td>{{ certificate.expires_at }}</td></tr>{% endif %}
<tr><th>Code</th><td>{{ certificate.code }}</td></tr>
</table>`

const CERTIFICATE = `<h1>Félicitations !</h1>
${HELLO}
<p>Votre certificat pour « {{ certificate.event_name }} » est prêt. Chacun peut le vérifier avec son lien ou son code.</p>
${CERTIFICATE_FACTS}
<a class="button" href="{{ certificate.verify_url }}">Voir mon certificat</a>
<p><a href="{{ certificate.pdf_url }}">Téléchargez-le en PDF</a> ou <a href="{{ certificate.linkedin_url }}">ajoutez-le à LinkedIn</a>.{% if certificate.wallet_url %} Vous pouvez aussi <a href="{{ certificate.wallet_url }}">l’ajouter à un portefeuille</a> d’attestations numériques.{% endif %}</p>`

const SURVEY = `<p>Qu’avez-vous apprécié, et que pouvons-nous améliorer ? Quelques minutes de votre temps nous aident à améliorer le prochain événement.</p>
<a class="button" href="{{ survey.url }}">Répondre à l’enquête</a>`
const SURVEY_END = '{% if survey.closes_at %}<p>L’enquête est ouverte jusqu’au {{ survey.closes_at }}.</p>{% endif %}'

export const starters: Texts['starters'] = {
  attended_event: {
    name: 'Merci de votre venue',
    subject: 'Merci de votre venue : {{ event.name }}',
    html: `<h1>Merci de votre venue</h1>
${HELLO}
<p>Nous avons été ravis de vous accueillir à « {{ event.name }} ». Nous espérons que cela vous a plu et que vous en avez retiré quelque chose de nouveau.</p>
{% if event.url %}<a class="button" href="{{ event.url }}">Voir l’événement</a>{% endif %}
${BYE}`,
  },
  registered_no_show: {
    name: 'Vous nous avez manqué',
    subject: 'Vous nous avez manqué : {{ event.name }}',
    html: `<h1>Vous nous avez manqué</h1>
${HELLO}
<p>Vous aviez une place à « {{ event.name }} », mais nous ne vous y avons pas vu. Nous espérons que tout va bien.</p>
<p>Nous serons heureux de vous accueillir la prochaine fois.</p>
${BYE}`,
  },
  certificate_issued: {
    name: 'Votre certificat est prêt',
    subject: 'Votre certificat : {{ certificate.event_name }}',
    html: CERTIFICATE,
  },
  survey_not_completed: {
    name: 'Rappel de l’enquête',
    subject: 'Qu’avez-vous pensé de {{ event.name }} ?',
    html: `<h1>Qu’en avez-vous pensé ?</h1>
${HELLO}
<p>Merci de votre venue à « {{ event.name }} ».</p>
${SURVEY}
${SURVEY_END}
${BYE}`,
  },
  badge_earned: {
    name: 'Vous avez obtenu un badge',
    subject: 'Vous avez obtenu un badge : {{ badge.name }}',
    html: `<h1>Vous avez obtenu un badge</h1>
${HELLO}
<p>Bravo ! Vous avez obtenu le badge <strong>{{ badge.name }}</strong> le {{ badge.earned_at }}.</p>
{% if badge.description %}<blockquote>{{ badge.description }}</blockquote>{% endif %}
<a class="button" href="{{ badge.url }}">Voir et partager mon badge</a>
{% if badge.wallet_url %}<p>Vous pouvez aussi <a href="{{ badge.wallet_url }}">l’ajouter à un portefeuille</a> d’attestations numériques.</p>{% endif %}
${BYE}`,
  },
  lms_course_completed: {
    name: 'Cours terminé',
    subject: 'Bravo : {{ course.name }}',
    html: `<h1>Bravo !</h1>
${HELLO}
<p>Vous avez terminé <strong>{{ course.name }}</strong> le {{ completion.completed_at }}. Le cours figure désormais dans votre suivi de formation, et vous n’avez rien d’autre à faire.</p>
${BYE}`,
  },
  compliance_overdue: {
    name: 'Formation en retard',
    subject: 'En retard : {{ programme.name }}',
    html: `<h1>Votre formation est en retard</h1>
${HELLO}
<p><strong>{{ programme.name }}</strong> était à terminer pour le {{ assignment.due_date }}, et une partie manque encore. Veuillez la terminer dès que possible.</p>
{% if organisation.reply_to %}<p>Vous avez besoin de plus de temps, ou s’agit-il d’une erreur ? Écrivez à <a href="mailto:{{ organisation.reply_to }}">{{ organisation.reply_to }}</a>.</p>{% endif %}
${BYE}`,
  },
  before_event: {
    name: 'Rappel de l’événement',
    subject: 'Rappel : {{ event.name }}',
    html: `<h1>À bientôt</h1>
${HELLO}
<p>« {{ event.name }} » va bientôt commencer, et votre place est réservée.</p>
${EVENT_FACTS}
{% if event.online_url %}<a class="button" href="{{ event.online_url }}">Participer en ligne</a>{% endif %}
{% if attendee.ticket_url %}<a class="button" href="{{ attendee.ticket_url }}">Voir mon billet</a>{% endif %}
{% if attendee.registration_url %}<p>Vous ne pouvez pas venir ? Veuillez <a href="{{ attendee.registration_url }}">annuler votre inscription</a> pour que quelqu’un d’autre profite de votre place.</p>{% endif %}`,
  },
  after_event: {
    name: 'Remerciement avec enquête',
    subject: 'Merci de votre participation : {{ event.name }}',
    html: `<h1>Merci</h1>
${HELLO}
<p>Merci d’avoir participé à « {{ event.name }} ».</p>
{% if survey.url %}${SURVEY}{% endif %}
${SURVEY_END}
${BYE}`,
  },
  before_session: {
    name: 'Rappel de la session',
    subject: 'Rappel : {{ session.title }}',
    html: `<h1>Votre session va bientôt commencer</h1>
${HELLO}
<p><strong>{{ session.title }}</strong>, à « {{ event.name }} », commence bientôt.</p>
<table class="facts">
{% if session.when %}<tr><th>Quand</th><td>{{ session.when }}</td></tr>{% endif %}
{% if session.location %}<tr><th>Où</th><td>{{ session.location }}</td></tr>{% endif %}
{% if session.speaker %}<tr><th>Intervention</th><td>{{ session.speaker }}</td></tr>{% endif %}
</table>
{% if event.online_url %}<a class="button" href="{{ event.online_url }}">Participer en ligne</a>{% endif %}`,
  },
  registered: {
    name: 'Bon à savoir',
    subject: 'Avant votre venue : {{ event.name }}',
    html: `<h1>Bon à savoir</h1>
${HELLO}
<p>Merci de votre inscription à « {{ event.name }} ». Nous nous réjouissons de vous accueillir.</p>
${EVENT_FACTS}
{% if attendee.registration_url %}<a class="button" href="{{ attendee.registration_url }}">Voir, modifier ou annuler mon inscription</a>{% endif %}
${BYE}`,
  },
  waitlisted: {
    name: 'Sur liste d’attente',
    subject: 'Vous êtes sur la liste d’attente : {{ event.name }}',
    html: `<h1>Vous êtes sur la liste d’attente</h1>
${HELLO}
<p>« {{ event.name }} » est complet. Nous vous écrirons dès qu’une place se libère pour vous.</p>
${EVENT_FACTS}
{% if attendee.registration_url %}<p>Vos projets ont changé ? <a href="{{ attendee.registration_url }}">Quittez la liste d’attente</a>.</p>{% endif %}`,
  },
  cancelled: {
    name: 'Inscription annulée',
    subject: 'Votre inscription est annulée : {{ event.name }}',
    html: `<h1>Votre inscription est annulée</h1>
${HELLO}
<p>Vous n’avez plus de place à « {{ event.name }} ».</p>
{% if organisation.reply_to %}<p>S’agit-il d’une erreur ? Écrivez à <a href="mailto:{{ organisation.reply_to }}">{{ organisation.reply_to }}</a>.</p>{% endif %}
${BYE}`,
  },
  survey_answered: {
    name: 'Merci pour vos réponses',
    subject: 'Merci pour vos réponses : {{ event.name }}',
    html: `<h1>Merci pour vos réponses</h1>
${HELLO}
<p>Vos réponses sur « {{ event.name }} » sont bien arrivées. Elles nous aident à améliorer le prochain événement.</p>
${BYE}`,
  },
  form_submitted: {
    name: 'Merci de votre message',
    subject: 'Merci de votre message : {{ form.name }}',
    html: `<h1>Merci de votre message</h1>
${HELLO}
<p>Vos réponses au formulaire <strong>{{ form.name }}</strong> sont bien arrivées. Nous vous répondrons s’il y a quelque chose à ajouter.</p>
${BYE}`,
  },
  registration_confirmed: {
    name: 'Billet',
    subject: 'Votre billet : {{ event.name }}',
    html: `<h1>Votre inscription est confirmée</h1>
<p>Bonjour{% if attendee.name %} {{ attendee.name }}{% endif %},</p>
<p>Vous avez une place à « {{ event.name }} ». Présentez le code de votre billet à l’entrée, sur votre téléphone ou sur papier ; le billet est aussi joint à cet e-mail.</p>
<p>Si vous ne pouvez pas venir, veuillez annuler pour que quelqu’un d’autre profite de votre place.</p>
${EVENT_FACTS}
{% if event.online_url %}<p><a href="{{ event.online_url }}">Participer en ligne</a></p>{% endif %}
<p><img src="cid:ticket" alt="Code QR de votre billet" width="300"></p>
<a class="button" href="{{ attendee.registration_url }}">Voir, modifier ou annuler mon inscription</a>`,
  },
  place_offered: {
    name: 'Place proposée',
    subject: 'Une place s’est libérée pour vous : {{ event.name }}',
    html: `<h1>Une place s’est libérée pour vous</h1>
<p>Bonjour{% if attendee.name %} {{ attendee.name }}{% endif %},</p>
<p>Une place s’est libérée à « {{ event.name }} », et c’est votre tour sur la liste d’attente.</p>
<p>Elle vous est réservée jusqu’au {{ place.offered_until }}. Ensuite, elle sera proposée à la personne suivante.</p>
${EVENT_FACTS}
<a class="button" href="{{ place.url }}">Accepter ou refuser la place</a>`,
  },
  certificate: {
    name: 'Certificat',
    subject: 'Votre certificat : {{ certificate.event_name }}',
    html: CERTIFICATE,
  },
  certificate_expiring: {
    name: 'Le certificat expire bientôt',
    subject: 'Votre certificat expire bientôt : {{ certificate.event_name }}',
    html: `<h1>Votre certificat expire bientôt</h1>
${HELLO}
<p>Votre certificat pour « {{ certificate.event_name }} » est valable jusqu’au {{ certificate.expires_at }}. Ensuite, sa page indiquera qu’il a expiré.</p>
${CERTIFICATE_FACTS}
<a class="button" href="{{ certificate.verify_url }}">Voir mon certificat</a>
{% if organisation.reply_to %}<p>Pour savoir comment le renouveler, écrivez à <a href="mailto:{{ organisation.reply_to }}">{{ organisation.reply_to }}</a>.</p>{% endif %}
${BYE}`,
  },
}
