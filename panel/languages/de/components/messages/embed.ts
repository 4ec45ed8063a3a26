import type { embedMessages as embedMessagesType } from '../../../../src/components/messages/embed.ts'

export const embedMessages: typeof embedMessagesType = {
  embed: 'Anmeldung auf Ihrer Website',
  embedAbout:
    'Fügen Sie diese Zeile dort ein, wo das Anmeldeformular erscheinen soll. Es passt seine Höhe an und setzt keine Cookies.',
  embedMore: 'Optional: data-theme="light", "dark" oder "auto" und data-accent="#1e5140".',
  copyEmbed: 'Zeile kopieren',
}
