import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useRouteContext } from '@tanstack/react-router'
import { Note } from '../../components/note.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { ruleMessages } from './messages/rules.ts'
import { RuleActions } from './rule-actions.tsx'
import { isCopy } from './rule-choices.ts'
import { RuleRuns } from './rule-runs.tsx'
import { RuleSummary } from './rule-summary.tsx'
import { rulesOf } from './rules-of.ts'

/** One automation rule: when it fires, what it does, and each of its runs. */
export function RulePage() {
  const { eventId, ruleId } = useParams({ from: '/inside/events/$eventId/automations/$ruleId' })
  const text = ruleMessages
  const navigate = useNavigate()
  const { who } = useRouteContext({ from: '/inside' })
  const id = Number(ruleId)
  const rules = rulesOf(eventId)
  const rule = useQuery({ queryKey: [...rules.key, id], queryFn: () => rules.get(id) })
  return (
    <>
      <PageHead title={rule.data?.name ?? text.title}>
        {rule.data && (
          <RuleActions
            rules={rules}
            of={rule.data}
            removeAbout={text.removeAbout}
            removed={() => navigate({ to: '/events/$eventId/automations', params: { eventId } })}
          />
        )}
      </PageHead>
      {rule.isPending && <Skeleton height={80} />}
      {rule.isError && <ProblemNote error={rule.error} retry={() => void rule.refetch()} />}
      {rule.data && isCopy(rule.data) && (
        <Note title={text.copiedAbout}>
          {who.event_ids === null && (
            <Link
              to="/settings/automations/$organisationRuleId"
              params={{ organisationRuleId: String(rule.data.organisation_rule_id) }}
            >
              {text.original}
            </Link>
          )}
        </Note>
      )}
      {rule.data && <RuleSummary of={rule.data} eventId={eventId} />}
      <RuleRuns eventId={eventId} ruleId={id} />
    </>
  )
}
