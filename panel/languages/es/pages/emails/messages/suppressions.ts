import type { suppressionMessages as suppressionMessagesType } from '../../../../../src/pages/emails/messages/suppressions.ts'

export const suppressionMessages: typeof suppressionMessagesType = {
  title: 'Direcciones bloqueadas',
  find: 'Buscar direcciones',
  address: 'Dirección',
  reason: 'Motivo',
  reasons: {
    rejected: 'La dirección no existe',
    complained: 'Marcó un correo como spam',
    unsubscribed: 'Se dio de baja',
    manual: 'Añadida a mano',
  },
  stops: {
    rejected: 'No se envían correos a esta dirección.',
    complained: 'No se envían correos a esta dirección.',
    unsubscribed: 'La persona solo recibe correos sobre su propia inscripción o sus certificados.',
    manual: 'No se envían correos a esta dirección.',
  },
  detail: 'Detalles',
  detailAbout: 'Para su equipo; por ejemplo, quién lo pidió.',
  since: 'Añadida',
  none: 'No hay direcciones bloqueadas.',
  noneHow: 'Las direcciones que rebotan, marcan correos como spam o se dan de baja se añaden automáticamente.',
  add: 'Bloquear dirección',
  addAbout: 'Ya no se envía ningún correo a esta dirección, ni siquiera entradas o certificados.',
  added: (address) => `Se ha bloqueado ${address}.`,
  email: 'Correo que lo causó',
  everything: 'Todo sobre esta dirección',
  remove: 'Permitir correos de nuevo',
  removeAbout: {
    rejected:
      'El servidor de correo indicó que este buzón no existe. Los correos volverán a rebotar, y con muchos rebotes los proveedores desconfían de sus demás correos. Continúe solo si el buzón se ha creado desde entonces.',
    complained:
      'La persona marcó un correo como spam. Escribirle de nuevo puede causar más quejas, y los proveedores tratarán sus demás correos como spam. Continúe solo si la persona ha pedido correos.',
    unsubscribed: 'La persona se dio de baja. Continúe solo si ha pedido recibir estos correos de nuevo.',
    manual: 'Los correos a esta dirección se envían de nuevo.',
  },
  removed: (address) => `Se permiten de nuevo los correos a ${address}.`,
}
