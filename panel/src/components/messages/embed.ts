import { messages } from '../../messages/use-messages.tsx'

export const embedMessages = messages({
  embed: 'Registration on your website',
  embedAbout: 'Paste this line where the registration form should appear. It adjusts its height and sets no cookies.',
  embedMore: 'Optional: data-theme="light", "dark" or "auto", and data-accent="#1e5140".',
  copyEmbed: 'Copy line',
})
