import type { AutomationRun } from '@laurel/client'
import { useQuery } from '@tanstack/react-query'
import { eventQuery } from '../../api/event-queries.ts'
import { laurel } from '../../api/laurel.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import type { Column } from '../../components/list-types.ts'
import { asSentence } from '../../components/problem-sentence.ts'
import type { Formats } from '../../messages/formats.ts'
import { useLanguage } from '../../messages/use-messages.tsx'
import type { RuleTexts } from './describe-rule.ts'
import { ruleMessages } from './messages/rules.ts'
import { runMessages } from './messages/runs.ts'

type Texts = { text: typeof runMessages; rules: RuleTexts; formats: Formats; zone: string | undefined }

/** The runs of a rule: for whom, when, and why one was not done. */
export function RuleRuns({ eventId, ruleId }: { eventId: number; ruleId: number }) {
  const text = runMessages
  const rules = ruleMessages
  const { formats } = useLanguage()
  const { data: event } = useQuery(eventQuery(eventId))
  return (
    <DataTable
      name={text.title}
      id="automation-runs"
      queryKey={['automations', eventId, ruleId, 'runs']}
      ask={(asked) => laurel.automations.listRuns(eventId, ruleId, asked)}
      columns={runColumns({ text, rules, formats, zone: event?.event_timezone })}
      filters={[
        {
          name: 'status',
          label: text.status,
          options: Object.entries(text.statuses).map(([value, label]) => ({ value, label })),
        },
      ]}
      empty={
        <EmptyNote title={text.none}>
          <p>{text.noneHow}</p>
        </EmptyNote>
      }
    />
  )
}

function runColumns({ text, rules, formats, zone }: Texts): Column<AutomationRun>[] {
  return [
    {
      key: 'person',
      name: text.person,
      width: 'minmax(10rem, 1.5fr)',
      phone: 'first',
      show: ({ name, email }) => <bdi>{name || email || '–'}</bdi>,
    },
    {
      key: 'type',
      name: rules.action,
      width: 'minmax(9rem, 1fr)',
      show: ({ type }) => rules.actions[type],
    },
    {
      key: 'due_at',
      name: text.due,
      width: 'minmax(12rem, 1fr)',
      phone: 'second',
      show: ({ due_at }) => formats.moment(due_at, zone),
    },
    {
      key: 'status',
      name: text.status,
      width: '8rem',
      phone: 'aside',
      show: ({ status }) => (
        <span className="state" data-quiet={status !== 'done'} data-failed={status === 'failed' || undefined}>
          {text.statuses[status]}
        </span>
      ),
    },
    {
      key: 'reason',
      name: text.reason,
      width: 'minmax(12rem, 2fr)',
      show: ({ reason }) => (reason ? <span title={reason}>{asSentence(reason)}</span> : '–'),
    },
  ]
}
