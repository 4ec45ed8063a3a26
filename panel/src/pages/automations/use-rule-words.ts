import type { Event } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { eventQuery } from '../../api/event-queries.ts'
import { typesQuery } from '../../api/registration-types-query.ts'
import { askedQuestions } from '../../components/questions/asked-questions.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import { describeCondition } from './condition-choices.ts'
import { describeAction, describeTrigger } from './describe-rule.ts'
import { conditionMessages } from './messages/conditions.ts'
import { ruleMessages } from './messages/rules.ts'
import { triggerMessages } from './messages/triggers.ts'
import type { Rule } from './rule-choices.ts'
import { useSubjects } from './use-choices.ts'
import { useTargets } from './use-targets.ts'

/** Loads an event whose settings conditions name, with the questions of its registration types. @param id null: none */
export function useEventOf(id: number | null): Event | undefined {
  const event = useQuery({ ...eventQuery(id ?? 0), enabled: id !== null }).data
  const types = useQuery({ ...typesQuery(id ?? 0), enabled: id !== null }).data
  return event && { ...event, registration_questions: askedQuestions(event, types) }
}

/** Returns functions that describe the parts of rules, with the names of the records that they refer to. */
export function useRuleWords(eventId: number | null) {
  const text = ruleMessages
  const triggers = triggerMessages
  const conditions = conditionMessages
  const { formats } = useLanguage()
  const targets = useTargets()
  const subjects = useSubjects(eventId)
  const event = useEventOf(eventId)
  return {
    text,
    formats,
    whenOf: (rule: Rule) => describeTrigger(triggers, formats, rule, subjects),
    conditionsOf: (rule: Rule) => rule.conditions.map((condition) => describeCondition(conditions, condition, event)),
    actionsOf: (rule: Rule) =>
      rule.actions.map((action) => describeAction({ text, triggers, formats }, action, targets)),
  }
}

export type RuleWords = ReturnType<typeof useRuleWords>
