import { pluralsOf } from '../../../../src/messages/plurals.ts'
import type { certificateMessages as certificateMessagesType } from '../../../../src/pages/certificates/messages.ts'

const plural = pluralsOf('es')

const certificates = (count: number) => plural(count, { one: '# certificado', other: '# certificados' })

export const certificateMessages: typeof certificateMessagesType = {
  title: 'Certificados',
  find: 'Buscar por nombre, código o enlace',
  name: 'Nombre',
  event: 'Evento',
  tier: 'Nivel',
  kind: 'Tipo',
  status: 'Estado',
  issuedAt: 'Emitido el',
  code: 'Código',
  statuses: { active: 'Válido', revoked: 'Revocado', expired: 'Caducado' },
  issue: 'Emitir certificados',
  issueNow: (count) => `Emitir ${certificates(count)}`,
  willGet: (count) =>
    plural(count, { one: '# persona recibirá un certificado.', other: '# personas recibirán un certificado.' }),
  willNot: (count) => plural(count, { one: '# no lo recibirá.', other: '# no lo recibirán.' }),
  credits: (needed, had) => `Usa ${needed} de ${plural(had, { one: '# crédito', other: '# créditos' })}.`,
  reasons: {
    already_issued: 'ya tienen un certificado',
    revoked: 'tienen un certificado revocado. Para emitir otro, selecciónelas en la lista de participantes.',
    registration_cancelled: 'cancelaron la inscripción',
    not_registered: 'no están inscritas',
    not_attended: 'no entraron en el evento',
    attendance_too_low: 'no asistieron a suficientes sesiones',
    session_missed: 'faltaron a una sesión obligatoria',
    stay_too_short: 'no permanecieron el tiempo suficiente',
    survey_not_answered: 'no respondieron a la encuesta',
    missing_values: 'les falta un valor',
  },
  issued: (count) => plural(count, { one: '# certificado emitido.', other: '# certificados emitidos.' }),
  mailAll: 'Enviar los certificados pendientes',
  mailAllAbout: (count) => plural(count, { one: 'Se enviará # correo.', other: 'Se enviarán # correos.' }),
  mailed: 'Correo en cola de envío.',
  none: 'Aún no hay certificados.',
  noneHow:
    'Emita certificados para todas las personas que cumplen los requisitos. Cada uno tiene una página donde cualquiera puede verificarlo.',
  noneAnywhere: 'Abra un evento para emitir certificados.',
  pdf: 'Descargar PDF',
  png: 'Descargar imagen',
  verify: 'Abrir página del certificado',
  copyLink: 'Copiar enlace',
  mail: 'Enviar por correo',
  correct: 'Corregir',
  correctAbout: 'Emite un certificado nuevo que sustituye a este. El enlace antiguo lo indica y lleva al nuevo.',
  corrected: 'Certificado corregido emitido.',
  revoke: 'Revocar',
  revokeTitle: (name) => `¿Revocar el certificado de ${name}?`,
  revokeAbout:
    'Quien verifique este certificado verá que se ha revocado y por qué. No se puede deshacer, pero se puede emitir otro.',
  reason: 'Motivo (visible al verificar el certificado)',
  revoked: 'Certificado revocado.',
  expires: 'Válido hasta el',
  forEver: 'No caduca',
  history: 'Historial',
  kinds: {
    issued: 'Emitido',
    mailed: 'Enviado por correo',
    verified: 'Verificado',
    downloaded: 'Descargado',
    shared: 'Compartido',
    corrected: 'Corregido',
    revoked: 'Revocado',
  },
  mailEach: (count) =>
    `${plural(count, { one: 'Se envía # correo', other: 'Se envían # correos' })}, también a quienes ya han recibido su certificado.`,
  revokeEach: (count) =>
    plural(count, {
      one: 'Quien verifique este certificado verá que se ha revocado y por qué. No se puede deshacer, pero se puede emitir otro.',
      other:
        'Quien verifique uno de estos # certificados verá que se ha revocado y por qué. No se puede deshacer, pero se pueden emitir otros.',
    }),
  stop: 'Detener',
  doneTo: (done, total) => `${done} de ${total} completados.`,
  qr: 'Código QR de la página del certificado',
  saveQr: 'Descargar SVG',
  copyLinkedIn: 'Copiar enlace de LinkedIn',
  credential: 'Credencial verificable',
  copyCredential: 'Copiar enlace de la credencial',
  example: 'Vista previa de un certificado',
  picture: (name) => `Certificado de ${name}`,
  jobs: 'Certificados en lote',
  jobsAbout:
    'Suba una lista de nombres en .xlsx o .csv para crear certificados de personas que no son participantes. Se obtiene un archivo ZIP con todos los PDF.',
  drop: 'Subir lista',
  names: (count) => plural(count, { one: '# nombre encontrado.', other: '# nombres encontrados.' }),
  start: (count) => `Crear ${certificates(count)}`,
  file: 'Archivo',
  progress: 'Progreso',
  jobStatuses: {
    pending: 'En cola',
    processing: 'En curso',
    completed: 'Completado',
    failed: 'Fallido',
    cancelled: 'Cancelado',
  },
  download: 'Descargar ZIP',
  cancel: 'Cancelar tarea',
  cancelAbout: (count) =>
    `Se descartan todos los certificados creados hasta ahora y se ${plural(count, { one: 'devuelve # crédito', other: 'devuelven # créditos' })}. No se puede deshacer.`,
  held: (count) =>
    plural(count, {
      one: '# crédito queda reservado hasta que termine la tarea.',
      other: '# créditos quedan reservados hasta que termine la tarea.',
    }),
  dropHere: 'También se puede soltar aquí un archivo.',
  blank: (count) =>
    plural(count, { one: '# fila no tiene nombre y se omitirá.', other: '# filas no tienen nombre y se omitirán.' }),
  toFix: 'Corrija estas filas en el archivo y súbalo de nuevo',
  more: (count) => `y ${count} más`,
  course: (rate, rest) => `${rate} por segundo, faltan ${rest}`,
  warnings: (count) => plural(count, { one: '# advertencia', other: '# advertencias' }),
  from: (sheet, column) => `Hoja «${sheet}», columna «${column}»`,
  fromColumn: (column) => `Columna «${column}»`,
  noJobs: 'Aún no hay tareas en lote.',
  ended: (moment) => `Terminó: ${moment}`,
  charged: (count) => plural(count, { one: '# crédito usado', other: '# créditos usados' }),
}
