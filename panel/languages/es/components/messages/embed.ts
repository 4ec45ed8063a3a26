import type { embedMessages as embedMessagesType } from '../../../../src/components/messages/embed.ts'

export const embedMessages: typeof embedMessagesType = {
  embed: 'Inscripción en su sitio web',
  embedAbout: 'Pegue esta línea donde deba aparecer el formulario de inscripción. Ajusta su altura y no usa cookies.',
  embedMore: 'Opcional: data-theme="light", "dark" o "auto", y data-accent="#1e5140".',
  copyEmbed: 'Copiar línea',
}
