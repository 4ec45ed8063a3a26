import type { contactFormMessages as contactFormMessagesType } from '../../../../../src/pages/contacts/messages/contact-form.ts'

export const contactFormMessages: typeof contactFormMessagesType = {
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  jobTitle: 'Cargo',
  company: 'Empresa',
  companyAbout: 'Un nombre nuevo añade una empresa.',
  stage: 'Etapa',
  owner: 'Responsable',
  ownerAbout: 'Un miembro, por su correo, o cualquier nombre.',
  consent: 'Consentimiento de correo',
  consentAbout: 'Los mensajes a contactos se envían a quienes lo han aceptado.',
  tags: 'Etiquetas',
  tagsAbout: 'Sepárelas con comas.',
  custom: 'Campos personalizados',
  none: 'Ninguno',
}
