import { messages } from '../../messages/use-messages.tsx'

export const othersMessages = messages({
  title: 'Someone else saved changes meanwhile.',
  taken: (labels: string) => `New values are now in these fields: ${labels}.`,
  kept: (label: string) => `${label} was changed as well. Your entry stays, and saving it replaces theirs.`,
  rows: 'Rows were added, removed or changed as well. Your rows stay, and saving them replaces theirs.',
  empty: 'Theirs is empty.',
  take: (label: string) => `Use theirs: ${label}`,
  takeRows: 'Use their rows',
})
