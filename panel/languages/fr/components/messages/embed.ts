import type { embedMessages as embedMessagesType } from '../../../../src/components/messages/embed.ts'

export const embedMessages: typeof embedMessagesType = {
  embed: 'Inscription sur votre site web',
  embedAbout:
    'Collez cette ligne à l’endroit où le formulaire d’inscription doit apparaître. Il ajuste sa hauteur et ne dépose aucun cookie.',
  embedMore: 'Facultatif : data-theme="light", "dark" ou "auto", et data-accent="#1e5140".',
  copyEmbed: 'Copier la ligne',
}
