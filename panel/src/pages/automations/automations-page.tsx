import { Link, useNavigate, useParams, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { DataTable } from '../../components/data-table.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useSingleKeys } from '../../components/use-single-keys.ts'
import { ruleMessages } from './messages/rules.ts'
import { NewRule } from './new-rule.tsx'
import { PresetCards } from './presets/preset-cards.tsx'
import type { Rule } from './rule-choices.ts'
import { ruleColumns } from './rule-columns.tsx'
import { rulesOf } from './rules-of.ts'
import { useRuleWords } from './use-rule-words.ts'
import { useTurnRule } from './use-turn-rule.ts'

/** The automation rules of an event, with their runs in numbers, and ready-made rules to add. */
export function AutomationsPage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const { who } = useRouteContext({ from: '/inside' })
  const text = ruleMessages
  const navigate = useNavigate()
  const rules = rulesOf(eventId)
  const turn = useTurnRule(rules)
  const words = useRuleWords(eventId)
  const [creating, setCreating] = useState(false)
  const mayWrite = may(who, 'automations:write')
  useSingleKeys([['c', () => setCreating(mayWrite)]])
  const open = ({ id }: Pick<Rule, 'id'>) =>
    navigate({ to: '/events/$eventId/automations/$ruleId', params: { eventId, ruleId: String(id) } })
  return (
    <>
      <PageHead title={text.title}>
        {mayWrite && <Button onClick={() => setCreating(true)}>{text.create}</Button>}
      </PageHead>
      {mayWrite && <PresetCards eventId={eventId} />}
      <DataTable
        name={text.title}
        id="automations"
        queryKey={rules.key}
        ask={rules.list}
        columns={ruleColumns({
          words,
          turn: mayWrite ? turn : undefined,
          linkTo: ({ id, name }) => (
            <Link to="/events/$eventId/automations/$ruleId" params={{ eventId, ruleId: String(id) }}>
              <bdi>{name}</bdi>
            </Link>
          ),
        })}
        onOpen={open}
        empty={
          <EmptyNote title={text.none}>
            <p>{text.noneHow}</p>
          </EmptyNote>
        }
      />
      {creating && <NewRule rules={rules} close={() => setCreating(false)} open={open} />}
    </>
  )
}
