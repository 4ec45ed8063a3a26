import { messages } from '../../../messages/use-messages.tsx'

export const contactFormMessages = messages({
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  jobTitle: 'Job title',
  company: 'Company',
  companyAbout: 'A new name adds a company.',
  stage: 'Stage',
  owner: 'Owner',
  ownerAbout: 'A member by email address, or any name.',
  consent: 'Email consent',
  consentAbout: 'Messages to contacts go to people who agreed.',
  tags: 'Tags',
  tagsAbout: 'Separate with commas.',
  custom: 'Custom fields',
  none: 'None',
})
