import type { AutomationRule } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { laurel } from '../../api/laurel.ts'
import { Facts } from '../../components/facts.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { useLanguage, useMessages } from '../../messages/use-messages.tsx'
import { describeAction, describeTrigger } from './describe-rule.ts'
import { ruleMessages } from './messages/rules.ts'
import { RuleActions } from './rule-actions.tsx'
import { RuleRuns } from './rule-runs.tsx'
import { useTargets } from './use-targets.ts'

/** One automation rule: when it fires, what it does, and each of its runs. */
export function RulePage() {
  const { eventId, ruleId } = useParams({ from: '/inside/events/$eventId/automations/$ruleId' })
  const text = useMessages(ruleMessages)
  const id = Number(ruleId)
  const rule = useQuery({
    queryKey: ['automations', eventId, id],
    queryFn: () => laurel.automations.get(eventId, id),
  })
  return (
    <>
      <PageHead title={rule.data?.name ?? text.title}>
        {rule.data && <RuleActions eventId={eventId} of={rule.data} />}
      </PageHead>
      {rule.isPending && <Skeleton height={80} />}
      {rule.isError && <ProblemNote error={rule.error} retry={() => void rule.refetch()} />}
      {rule.data && <Summary of={rule.data} />}
      <RuleRuns eventId={eventId} ruleId={id} />
    </>
  )
}

function Summary({ of }: { of: AutomationRule }) {
  const text = useMessages(ruleMessages)
  const { formats } = useLanguage()
  const targets = useTargets()
  return (
    <section className="surface padded above-list" aria-label={of.name}>
      <Facts
        of={[
          [text.state, of.enabled ? text.on : text.off],
          [text.when, describeTrigger(text, of)],
          [
            text.actionsOf,
            <ol className="story" key="actions">
              {of.actions.map((action) => (
                <li key={action.id}>{describeAction(text, formats, action, targets)}</li>
              ))}
            </ol>,
          ],
        ]}
      />
    </section>
  )
}
