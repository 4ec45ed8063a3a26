import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { may } from '../../../api/sign-in-session.ts'
import { Button } from '../../../components/button.ts'
import { DataTable } from '../../../components/data-table.tsx'
import { EmptyNote } from '../../../components/empty-note.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { organisationRuleMessages } from '../messages/organisation.ts'
import { NewRule } from '../new-rule.tsx'
import type { Rule } from '../rule-choices.ts'
import { ruleColumns } from '../rule-columns.tsx'
import { rulesOf } from '../rules-of.ts'
import { useRuleWords } from '../use-rule-words.ts'
import { useTurnRule } from '../use-turn-rule.ts'

const rules = rulesOf(null)

/** The automation rules of the organisation, which new events get. */
export function OrganisationRulesPage() {
  const { who } = useRouteContext({ from: '/inside' })
  const text = organisationRuleMessages
  const navigate = useNavigate()
  const turn = useTurnRule(rules)
  const words = useRuleWords(null)
  const [creating, setCreating] = useState(false)
  const mayWrite = may(who, 'automations:write') && who.event_ids === null
  const open = ({ id }: Pick<Rule, 'id'>) =>
    navigate({ to: '/settings/automations/$organisationRuleId', params: { organisationRuleId: String(id) } })
  return (
    <>
      <PageHead title={text.title}>
        {mayWrite && <Button onClick={() => setCreating(true)}>{words.text.create}</Button>}
      </PageHead>
      <p className="soft page-about">{text.about}</p>
      <DataTable
        name={text.title}
        id="organisation-automations"
        queryKey={rules.key}
        ask={rules.list}
        columns={ruleColumns({
          words,
          events: text.events,
          turn: mayWrite ? turn : undefined,
          linkTo: ({ id, name }) => (
            <Link to="/settings/automations/$organisationRuleId" params={{ organisationRuleId: String(id) }}>
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
