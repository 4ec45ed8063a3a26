import { messages } from '../../../messages/use-messages.tsx'

export const stageMessages = messages({
  title: 'Deal stages',
  back: 'Pipeline',
  about: 'A deal goes through these stages in order. New deals begin in the first one.',
  label: 'Name',
  kind: 'Kind',
  kinds: { open: 'Open', won: 'Won', lost: 'Lost' },
  weight: 'Chance of winning (%)',
  weightHow: 'Weighted totals multiply the amounts by it.',
  deals: (count: string) => (count === '1' ? '1 deal' : `${count} deals`),
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Delete ${name}`,
  keep: 'Move its deals to another stage to delete it or to change its kind.',
  add: 'Add stage',
  stage: 'Stage',
  save: 'Save stages',
  saved: 'Stages saved.',
})
