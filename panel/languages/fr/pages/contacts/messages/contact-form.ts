import type { contactFormMessages as contactFormMessagesType } from '../../../../../src/pages/contacts/messages/contact-form.ts'

export const contactFormMessages: typeof contactFormMessagesType = {
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  jobTitle: 'Fonction',
  company: 'Entreprise',
  companyAbout: 'Un nouveau nom ajoute une entreprise.',
  stage: 'Étape',
  owner: 'Responsable',
  ownerAbout: 'L’adresse e-mail d’un membre, ou un nom quelconque.',
  consent: 'Accord e-mail',
  consentAbout: 'Les messages aux contacts sont envoyés aux personnes qui ont donné leur accord.',
  tags: 'Étiquettes',
  tagsAbout: 'Séparez-les par des virgules.',
  custom: 'Champs personnalisés',
  none: 'Aucun',
}
