import { html } from 'ghtml'
import type { Texts } from '../../lib/text/texts.ts'

const inForce = { end: 'Válido hasta el', check: 'No está revocado ni caducado.' }
const because = (reason: string) => html`Motivo indicado: !${reason}`

export const verification: Texts['verification'] = {
  brand: 'Verificación de certificados',
  skipLink: 'Ir al resultado',
  failure: { note: 'Esto no dice nada sobre ningún certificado.', onward: 'Verificar un certificado' },
  statuses: {
    valid: {
      ...inForce,
      heading: () => 'Válido',
      meaning: () => '<p>Este certificado se emitió tal como se ve aquí y está vigente.</p>',
    },
    changed: {
      ...inForce,
      heading: () => 'Válido, pero su registro ha cambiado',
      meaning: ({ issuer }) =>
        html`<p>El certificado está vigente, pero lo que se guarda de él ya no coincide con lo que se anotó al emitirlo. Antes de darlo por bueno, conviene pedir a !${issuer} que lo confirme.</p>`,
    },
    unlogged: {
      ...inForce,
      heading: () => 'Válido, pero no figura en el registro de emisión',
      meaning: ({ issuer }) =>
        html`<p>El certificado está vigente, pero el registro de certificados emitidos no contiene ninguna anotación sobre él. Antes de darlo por bueno, conviene pedir a !${issuer} que lo confirme.</p>`,
    },
    expired: {
      end: 'Fue válido hasta el',
      check: 'No está revocado, pero ha caducado.',
      heading: ({ day }) => `Caducó el ${day}`,
      meaning: ({ time }) => html`<p>Es auténtico, pero el plazo para el que se emitió terminó el !${time}.</p>`,
    },
    replaced: {
      end: 'Sustituido el',
      check: 'Sustituido por otro certificado.',
      heading: ({ day }) => `Sustituido el ${day}`,
      meaning: ({ time, reason, next }) =>
        html`<p>El emisor puso un certificado nuevo en su lugar el !${time}. Este ya no es válido.</p>
!${reason && html`<p>!${because(reason)}</p>`}
<p><a class="onward" href="${next}">Ir al certificado que lo sustituye</a></p>`,
    },
    revoked: {
      end: 'Revocado el',
      check: 'Revocado por su emisor.',
      heading: ({ day }) => `Revocado el ${day}`,
      meaning: ({ time, reason }) =>
        html`<p>El emisor retiró este certificado el !${time}. No debe darse por bueno.</p>
<p>!${reason ? because(reason) : 'El emisor no indicó ningún motivo.'}</p>`,
    },
  },
  missing: {
    unknown: {
      heading: 'No encontrado',
      meaning:
        '<p>Aquí no hay ningún certificado con este código. Un documento que lo muestre no debe darse por bueno sin preguntar antes a quien lo emitió.</p>',
    },
    mistyped: {
      heading: 'No encontrado: parece un error al escribir',
      meaning:
        '<p>El último carácter de un código se calcula a partir de los demás, y aquí no encaja con ellos, así que al menos un carácter es incorrecto. Eso no significa que el certificado sea falso. Conviene comparar el código con el certificado y volver a intentarlo.</p>',
    },
  },
  certificate: {
    label: 'El certificado',
    awardedTo: 'Otorgado a',
    for: 'por',
    issuer: 'Emitido por',
    through: (domain) => `a través de ${domain}`,
    tier: 'Nivel',
    date: 'Fecha del evento',
    issuedAt: 'Emitido el',
    noEnd: 'No caduca',
    code: 'Código',
  },
  picture: {
    caption: 'El certificado tal como se emitió',
    alt: (name, event, issuer) => `Certificado de ${name} por ${event}, emitido por ${issuer}.`,
    opens: 'Abre el PDF.',
    shared: (issuer, day) => `Certificado emitido por ${issuer} el ${day}. La página muestra si ahora es válido.`,
  },
  checks: {
    heading: 'Qué se ha comprobado',
    when: (time) => html`El !${time}, al abrir esta página`,
    asOf: (time) =>
      html`Ahora mismo no se puede acceder a los datos más recientes. Esta página muestra los datos del !${time}. Faltan los cambios posteriores, como una revocación.`,
    passed: 'correcto',
    failed: 'no superado',
    pending: 'todavía no',
    record: { what: 'Registro', found: (domain) => `Encontrado en la base de datos de ${domain}.` },
    status: 'Estado',
    credential: {
      what: 'Credencial verificable',
      valid: 'Firmada con una clave del emisor y no marcada como revocada.',
      revoked: 'Firmada y marcada como revocada: cualquier verificador la rechaza.',
      expired: 'Firmada con una clave del emisor, pero caducada.',
      key_withdrawn: 'El emisor retiró la clave con la que se firmó. Se está firmando de nuevo.',
      not_signed: 'Se está firmando. Vuelva a mirar dentro de unos minutos.',
      broken: 'La firma no corresponde a lo guardado.',
    },
    log: {
      what: 'Registro de emisión',
      entry: (position, size) => `Anotación ${position} de ${size} del registro del emisor.`,
      proof: 'Prueba de la anotación',
      entering: 'Se está anotando en el registro del emisor.',
      same: 'Lo guardado coincide con lo que se anotó al emitirlo.',
      changed: 'Lo guardado no coincide con lo que se anotó al emitirlo.',
      missing: 'No hay ninguna anotación sobre este certificado.',
    },
    missing: (domain, time) => html`La base de datos de ${domain}, el !${time}, para`,
  },
  actions: {
    heading: 'Guardar y compartir',
    revoked: 'Los archivos de un certificado revocado ya no se entregan.',
    picture: 'Imagen (PNG)',
    linkedIn: 'Añadir al perfil de LinkedIn',
    share: { heading: 'Compartir este certificado', email: 'Correo' },
    facts: 'Datos (JSON)',
    credential: 'Credencial verificable',
    wallet: 'Añadir a la cartera',
    link: 'Enlace a esta página, para copiar',
    yourself: 'Comprobarlo por cuenta propia',
    ask: 'El servicio se puede consultar sin esta página, desde cualquier equipo con <code>curl</code>:',
    compare:
      'Solo un certificado vigente responde <code>"valid": true</code>. Conviene comparar el nombre, el título y las fechas de la respuesta con lo que se le mostró.',
  },
  doubt: {
    heading: 'Si algo no cuadra',
    items: (issuer) => {
      const who = issuer ?? 'el emisor'
      const to = issuer === null ? 'al emisor' : html`a !${issuer}`
      return [
        html`El nombre, el título o la fecha no coinciden con el papel o el archivo que se le mostró: lo correcto es esta página. Conviene preguntar !${to}, con datos de contacto obtenidos por cuenta propia.`,
        'El enlace o el código QR llevaba a una dirección distinta de la de abajo: es mejor escribir el código en la casilla de esta página.',
        html`El certificado es suyo y tiene un error: !${who} puede emitir uno corregido. El enlace antiguo llevará entonces al nuevo.`,
      ]
    },
  },
  form: {
    button: 'Verificar',
    hint: (example) =>
      html`El código está impreso en el certificado y tiene este aspecto: !${example}. No importan las mayúsculas, los espacios ni los guiones, ni O en lugar de 0 o I en lugar de 1. También sirve el enlace de un certificado.`,
    first: 'Código del certificado',
    another: 'Verificar otro certificado',
    again: 'Volver a intentarlo',
  },
  entrance: {
    title: 'Verificar un certificado',
    heading: '¿Es auténtico este certificado?',
    lead: (domain) =>
      `Al escribir el código se ve lo que consta en ${domain}: a quién y por qué se emitió, y si sigue siendo válido.`,
    empty: 'Primero hay que escribir el código.',
    tooLong: 'Es más largo que cualquier código. Hay que escribir solo los 13 caracteres.',
  },
}
