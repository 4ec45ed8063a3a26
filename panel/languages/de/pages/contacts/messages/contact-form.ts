import type { contactFormMessages as contactFormMessagesType } from '../../../../../src/pages/contacts/messages/contact-form.ts'

export const contactFormMessages: typeof contactFormMessagesType = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  jobTitle: 'Position',
  company: 'Firma',
  companyAbout: 'Ein neuer Name fügt eine Firma hinzu.',
  stage: 'Phase',
  owner: 'Zuständig',
  ownerAbout: 'Die E-Mail-Adresse eines Mitglieds oder ein beliebiger Name.',
  consent: 'E-Mail-Einwilligung',
  consentAbout: 'Nachrichten an Kontakte gehen nur an Personen, die eingewilligt haben.',
  tags: 'Tags',
  tagsAbout: 'Durch Kommas trennen.',
  custom: 'Eigene Felder',
  none: 'Keine Auswahl',
}
