import type { settingsMessages as settingsMessagesType } from '../../../../src/pages/registration/settings-messages.ts'

export const settingsMessages: typeof settingsMessagesType = {
  settings: 'Ajustes de inscripción',
  enabled: 'Permitir la inscripción en la página del evento',
  opens: 'Apertura de la inscripción',
  closes: 'Cierre de la inscripción',
  capacity: 'Aforo',
  capacityAbout: 'Déjelo vacío si no hay límite. Cuando el evento está completo, se entra en la lista de espera.',
  offerHours: 'Horas para aceptar una plaza ofrecida',
  offerHoursAbout: 'Después se ofrece a la siguiente persona.',
  guests: 'Acompañantes por inscripción',
  guestsAbout: 'Cuántas personas más puede inscribir alguien a la vez, hasta 20. 0: ninguna.',
  confirm: 'Confirmar cada correo electrónico',
  confirmAbout:
    'Se envía un correo con un enlace; la inscripción se completa al confirmarla en un plazo de 48 horas. Evita direcciones erróneas.',
  approval: 'Aprobar cada inscripción',
  approvalAbout:
    'La plaza y la entrada se asignan al aprobar la inscripción, y la decisión se comunica por correo. Los tipos de inscripción pueden pedir aprobación por separado.',
}
