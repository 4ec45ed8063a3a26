import type { stepMessages as stepMessagesType } from '../../../../../src/pages/overview/messages/steps.ts'

export const stepMessages: typeof stepMessagesType = {
  steps: 'Primeros pasos',
  stepsDone: (done, all) => `${done} de ${all} completados`,
  done: 'Completado',
  open: 'Por hacer',
  step: {
    event: 'Crear un evento',
    people: 'Añadir participantes',
    design: 'Elegir un diseño',
    issue: 'Emitir certificados',
    share: 'Compartir certificados',
  },
  stepAbout: {
    event: 'Basta con un nombre. Los demás ajustes se pueden cambiar después.',
    people: 'Pegue una lista o suba un archivo.',
    design: 'Use uno de los seis diseños incluidos o cree uno propio a partir de cualquiera de ellos.',
    issue: 'Antes de emitirlos, puede ver quién recibirá un certificado y quién no.',
    share: 'Por correo, enlace o código QR. Cualquiera puede verificar un certificado.',
  },
  sampleAbout:
    '¿Quiere explorar primero? Añada un evento de ejemplo con 40 participantes ficticios y algunos contactos, oportunidades y formaciones. No se envían correos y todo se puede quitar con un clic.',
  sample: 'Añadir datos de ejemplo',
  sampleHere: 'Su organización contiene datos de ejemplo.',
  sampleOpen: 'Abrir evento de ejemplo',
  sampleAway: 'Quitar datos de ejemplo',
  sampleMade: 'Se han añadido los datos de ejemplo.',
  sampleGone: 'Se han quitado los datos de ejemplo.',
  sampleAwayAbout:
    'Se eliminan definitivamente el evento de ejemplo y todo su contenido, también los certificados, además de los contactos, empresas, oportunidades, formulario, formación e insignia de ejemplo. Sus propios datos no se ven afectados.',
}
