import type { TrainingProgramme } from '@laurel/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { may } from '../../../api/sign-in-session.ts'
import { ruleQuery, TRAINING } from '../../../api/training-queries.ts'
import { Button } from '../../../components/button.ts'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { ruleMessages } from '../messages/rules.ts'

const AssignmentRuleDialog = lazy(async () => ({
  default: (await import('./assignment-rule-dialog.tsx')).AssignmentRuleDialog,
}))

/** The rule by which a programme is assigned, with buttons that change it and turn it off. */
export function RuleFact({ of }: { of: TrainingProgramme }) {
  const text = ruleMessages
  const { formats } = useLanguage()
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const { data: rule } = useQuery(ruleQuery(of.id))
  if (rule === undefined) return null
  const stale = () => client.invalidateQueries({ queryKey: [TRAINING] })
  const turnOff = async () => {
    if (rule === null) return
    const { tags } = rule
    await laurel.training.rules.delete(of.id)
    toast(text.turnedOff, async () => {
      await laurel.training.rules.set(of.id, { tags })
      await stale()
    })
    await stale()
  }
  const whom = rule && (rule.tags.length === 0 ? text.everybody : text.tagged(formats.list(rule.tags)))
  return (
    <span className="row">
      <span>{rule === null ? text.off : `${whom}, ${text.reached(rule.reached, formats)}`}</span>
      {may(who, 'training:write') && (
        <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
          {rule === null ? text.turnOn : text.change}
        </Button>
      )}
      {rule !== null && may(who, 'training:write') && (
        <Button variant="subtle" size="compact-sm" onClick={() => void turnOff()}>
          {text.turnOff}
        </Button>
      )}
      <Suspense>{isOpen && <AssignmentRuleDialog programme={of} of={rule} close={() => setOpen(false)} />}</Suspense>
    </span>
  )
}
