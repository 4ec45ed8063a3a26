import type { Texts } from '../../lib/text/texts.ts'

export const myPage: Texts['myPage'] = {
  brand: 'Mis entradas y certificados',
  skipLink: 'Ir al contenido',
  failure: {
    note: 'Sus entradas y certificados siguen como estaban.',
    onward: 'Ir a mis entradas y certificados',
  },
  ask: {
    heading: 'Mis entradas y certificados',
    text: 'Escriba el correo electrónico con el que se inscribió. Le enviaremos un enlace que muestra sus entradas, certificados, insignias y formación.',
    label: 'Correo electrónico',
    button: 'Enviarme un enlace',
    problem: 'Hay que escribir un correo electrónico, por ejemplo ada@example.org.',
    asked: {
      heading: 'Revise su correo',
      text: 'Si alguna organización de este sitio conoce esta dirección, el enlace está en camino. Se abre una sola vez, en los próximos 30 minutos. ¿No llega nada? Puede estar en la carpeta de correo no deseado, o quizá la inscripción se hizo con otra dirección.',
    },
    withoutMail: {
      heading: 'Este sitio no envía correos',
      text: 'La entrada o el certificado se pueden pedir a la organización.',
    },
  },
  open: {
    heading: 'Ver mis entradas y certificados',
    text: 'El enlace se puede usar una sola vez. Después, este navegador los muestra durante 24 horas.',
    button: 'Ver',
  },
  used: {
    heading: 'Este enlace ya se ha usado o ha caducado',
    text: 'Un enlace se abre una sola vez, en un plazo de 30 minutos. Puede pedir otro.',
  },
  list: {
    heading: 'Mis entradas y certificados',
    text: 'Esto es todo lo que las organizaciones de este sitio guardan sobre su dirección.',
    empty: 'No hay nada para su dirección.',
    more: (count) => `Se muestran los ${count} más recientes de cada organización. La descarga los incluye todos.`,
  },
  tickets: {
    heading: 'Entradas',
    noDate: 'La organización comunicará la fecha',
    status: {
      registered: 'inscripción confirmada',
      waitlisted: 'en lista de espera',
      offered: 'hay una plaza disponible',
      cancelled: 'inscripción cancelada',
      pending: 'pendiente de aprobación',
    },
  },
  certificates: {
    heading: 'Certificados',
    status: { active: 'válido', expired: 'caducado', revoked: 'revocado' },
    issued: 'Emitido el',
    search: { shown: 'Los buscadores pueden mostrarlo.', hidden: 'Oculto para los buscadores.' },
    show: 'Mostrar a los buscadores',
    hide: 'Ocultar a los buscadores',
    about: 'En ambos casos, cualquiera que tenga el enlace o el código de un certificado puede verificarlo.',
  },
  badges: { heading: 'Insignias' },
  trainings: {
    heading: 'Formación',
    due: 'Fecha límite',
    done: 'Completado',
    status: { compliant: 'completado', overdue: 'fuera de plazo', due: 'pendiente' },
  },
  courses: {
    heading: 'Cursos por completar',
    about: '¿Ha completado un curso en otro lugar? Envíe el certificado u otro justificante. La organización decidirá.',
    send: 'Enviar justificante',
    file: 'Archivo',
    fileAbout: (megabytes) => `PDF, PNG, JPEG o WebP, de ${megabytes} MB como máximo.`,
    day: 'Día de finalización, si se conoce',
    button: 'Enviar',
    problems: {
      missing: 'Elija un archivo.',
      type: 'Elija un archivo PDF, PNG, JPEG o WebP.',
      size: 'El archivo es demasiado grande. Elija uno más pequeño.',
      day: 'Indique un día que no sea futuro.',
      waiting: 'Ha enviado varios archivos para este curso. Espere a que la organización decida.',
    },
  },
  evidence: {
    heading: 'Justificantes de cursos',
    sent: 'Enviado',
    reason: 'Motivo',
    status: { pending: 'pendiente de decisión', approved: 'aceptado', declined: 'rechazado' },
  },
  data: {
    heading: 'Mis datos',
    text: 'El archivo contiene sus inscripciones con las respuestas, certificados, insignias y formación, en formato JSON.',
    download: 'Descargar mis datos',
  },
  erase: {
    heading: 'Borrar mis datos',
    text: 'Cada organización decide sobre lo que guarda, porque la ley puede obligarla a conservar algunos registros. Suele responder en un mes.',
    ask: 'Sus entradas dejarán de funcionar y sus insignias se retirarán. Los certificados siguen siendo válidos mientras la organización no los revoque.',
    button: 'Pedir a todas que borren mis datos',
    waiting: 'Ya lo ha pedido a todas las organizaciones. Le responderán.',
  },
  leave: {
    heading: 'Salir',
    text: 'En un equipo compartido, conviene salir al terminar.',
    button: 'Salir',
  },
  done: {
    evidence: 'Su archivo se ha enviado. La organización decidirá.',
    erase: 'Su solicitud se ha enviado a todas las organizaciones.',
    shown: 'Los buscadores ya pueden mostrar este certificado. Puede tardar semanas.',
    hidden: 'El certificado está oculto. Los buscadores pueden tardar semanas en retirarlo.',
  },
}
