import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { PageHead } from '../../../components/page-head.tsx'
import { ProblemNote } from '../../../components/problem-note.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { organisationRuleMessages } from '../messages/organisation.ts'
import { ruleMessages } from '../messages/rules.ts'
import { RuleActions } from '../rule-actions.tsx'
import { RuleSummary } from '../rule-summary.tsx'
import { rulesOf } from '../rules-of.ts'

const rules = rulesOf(null)

/** One automation rule of the organisation, with the runs of its copies in numbers. */
export function OrganisationRulePage() {
  const { organisationRuleId } = useParams({ from: '/inside/settings/automations/$organisationRuleId' })
  const text = organisationRuleMessages
  const { stats: names } = ruleMessages
  const { formats } = useLanguage()
  const navigate = useNavigate()
  const id = Number(organisationRuleId)
  const rule = useQuery({ queryKey: [...rules.key, id], queryFn: () => rules.get(id) })
  const { stats, event_count = 0 } = rule.data ?? {}
  return (
    <>
      <PageHead title={rule.data?.name ?? text.title}>
        {rule.data && (
          <RuleActions
            rules={rules}
            of={rule.data}
            removeAbout={text.removeAbout}
            removed={() => navigate({ to: '/settings/automations' })}
          />
        )}
      </PageHead>
      {rule.isPending && <Skeleton height={80} />}
      {rule.isError && <ProblemNote error={rule.error} retry={() => void rule.refetch()} />}
      {rule.data && (
        <RuleSummary
          of={rule.data}
          eventId={null}
          more={[
            [text.events, text.eventCount(formats.number(event_count))],
            ...(['pending', 'sent', 'failed'] as const).map(
              (key) => [names[key], formats.number(stats![key])] as const,
            ),
          ]}
        />
      )}
    </>
  )
}
