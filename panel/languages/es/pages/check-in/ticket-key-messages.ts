import type { ticketKeyMessages as ticketKeyMessagesType } from '../../../../src/pages/check-in/ticket-key-messages.ts'

export const ticketKeyMessages: typeof ticketKeyMessagesType = {
  title: 'Seguridad de las entradas',
  about: 'Las entradas se firman con una clave de este evento, para que nadie pueda inventarlas.',
  rotate: 'Crear clave nueva',
  explained:
    'Las entradas nuevas se firman con la clave nueva. Los dispositivos de la puerta la reciben en su próxima conexión.',
  retire: 'Rechazar todas las entradas enviadas hasta ahora',
  retireAbout:
    'Todos los participantes necesitarán una entrada nueva: después hay que enviarlas otra vez. No se puede deshacer.',
  rotated: 'Clave nueva creada. Las entradas anteriores siguen siendo válidas.',
  retired: 'Clave nueva creada. Envíe las entradas de nuevo: las anteriores se rechazan.',
}
