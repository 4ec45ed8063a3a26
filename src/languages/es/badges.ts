import { html } from 'ghtml'
import { pluralsOf } from '../../lib/text/plurals-of.ts'
import type { Texts } from '../../lib/text/texts.ts'

const plural = pluralsOf('es')

export const badgePage: Texts['badgePage'] = {
  brand: 'Insignia',
  skipLink: 'Ir a la insignia',
  failure: { note: 'Esto no dice nada sobre ninguna insignia.', onward: 'Verificar un certificado' },
  active: {
    heading: 'Insignia auténtica',
    meaning: (issuer, time) => html`<p>!${issuer} la otorgó el !${time} y no la ha retirado.</p>`,
  },
  revoked: {
    heading: 'Ya no es válida',
    meaning: (issuer, time) => html`<p>!${issuer} retiró esta insignia el !${time}.</p>`,
    reason: (reason) => html`<p>Motivo indicado: !${reason}</p>`,
    noReason: '<p>No se indicó ningún motivo.</p>',
  },
  expired: {
    heading: 'Insignia caducada',
    meaning: (issuer, time) => html`<p>!${issuer} otorgó esta insignia, que caducó el !${time}.</p>`,
  },
  replaced: {
    heading: 'Insignia sustituida',
    meaning: (issuer, time) => html`<p>!${issuer} sustituyó esta insignia por otra corregida el !${time}.</p>`,
  },
  successor: 'Abrir la insignia que la sustituye',
  evidence: 'Pruebas',
  missing: {
    heading: 'Esta insignia no existe',
    text: 'Ninguna insignia tiene esta dirección. Puede haberse cortado al copiarla: conviene abrirla de nuevo desde donde se compartió.',
  },
  label: 'La insignia',
  earnedBy: 'Otorgada a',
  badge: 'Insignia',
  issuer: 'Otorgada por',
  through: (domain) => `a través de ${domain}`,
  awardedAt: 'Otorgada el',
  expiresAt: 'Válida hasta el',
  revokedAt: 'Retirada el',
  criteria: {
    heading: 'Por qué se otorgó',
    byHand: (issuer) => html`<p>!${issuer} elige a quién se otorga esta insignia.</p>`,
    all: 'Se cumplió todo esto:',
    sessions_attended: ({ min }) =>
      html`${plural(min, { one: 'Asistió a una sesión', other: `Asistió a ${min} sesiones o más` })}`,
    events_attended: ({ min }) =>
      html`${plural(min, { one: 'Asistió a un evento', other: `Asistió a ${min} eventos o más` })}`,
    event_attended: ({ of }) => (of ? html`Asistió a !${of}` : 'Asistió a un evento que ya no figura en la lista'),
    certificates_earned: ({ min }) =>
      html`${plural(min, { one: 'Obtuvo un certificado', other: `Obtuvo ${min} certificados o más` })}`,
    survey_completed: ({ of }) =>
      of ? html`Respondió a la encuesta de !${of}` : 'Respondió a la encuesta de un evento',
    programme_completed: ({ of }) =>
      of ? html`Completó el programa !${of}` : 'Completó un programa que ya no figura en la lista',
  },
  picture: (badge, holder, issuer) => `La insignia ${badge} de ${holder}, otorgada por ${issuer}.`,
  shared: (issuer) => `Una insignia de ${issuer}. En la página se ve por qué se otorgó y si ahora es válida.`,
  actions: {
    heading: 'Guardar y compartir',
    picture: 'Guardar la imagen',
    linkedIn: 'Añadir al perfil de LinkedIn',
    facts: 'Datos (JSON)',
    credential: 'Credencial verificable',
    wallet: 'Añadir a la cartera',
    link: 'Enlace a esta página, para copiar',
  },
}
