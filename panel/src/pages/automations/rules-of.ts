import type { AutomationRuleChange, NewAutomationRule } from '@laurel/client'
import type { QueryKey } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import type { AskPage } from '../../components/use-rows.ts'
import type { Rule } from './rule-choices.ts'

/** Requests for the rules of an event, or of the organisation. */
export type Rules = {
  /** null: the organisation. */
  eventId: number | null
  key: QueryKey
  list: AskPage<Rule & { event_count?: number }>
  get: (id: number) => Promise<Rule & { event_count?: number }>
  create: (rule: NewAutomationRule) => Promise<Rule>
  update: (id: number, change: AutomationRuleChange) => Promise<Rule>
  delete: (id: number) => Promise<unknown>
}

/** @param eventId null: the rules of the organisation, which new events get */
export function rulesOf(eventId: number | null): Rules {
  const { automations, organisation } = laurel
  if (eventId === null)
    return {
      eventId,
      key: ['automations', 'organisation'],
      list: (asked) => organisation.listAutomations(asked),
      get: (id) => organisation.automation(id),
      create: (rule) => organisation.createAutomation(rule),
      update: (id, change) => organisation.updateAutomation(id, change),
      delete: (id) => organisation.deleteAutomation(id),
    }
  return {
    eventId,
    key: ['automations', eventId],
    list: (asked) => automations.list(eventId, asked),
    get: (id) => automations.get(eventId, id),
    create: (rule) => automations.create(eventId, rule),
    update: (id, change) => automations.update(eventId, id, change),
    delete: (id) => automations.delete(eventId, id),
  }
}
