import type { AutomationRule } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { Button } from '../../components/button.ts'
import { DataTable } from '../../components/data-table.tsx'
import { DetailsDrawer } from '../../components/dialog.tsx'
import { EmptyNote } from '../../components/empty-note.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { toast } from '../../components/toasts.tsx'
import { useSingleKeys } from '../../components/use-single-keys.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.tsx'
import { ruleMessages } from './messages/rules.ts'
import { ruleColumns } from './rule-columns.tsx'
import { RuleForm } from './rule-form.tsx'
import { useTargets } from './use-targets.ts'
import { useTurnRule } from './use-turn-rule.ts'

/** The automation rules of an event, with what became of their runs. */
export function AutomationsPage() {
  const { eventId } = useParams({ from: '/inside/events/$eventId' })
  const { who } = useRouteContext({ from: '/inside' })
  const text = useMessages(ruleMessages)
  const { formats } = useLanguage()
  const navigate = useNavigate()
  const targets = useTargets()
  const turn = useTurnRule(eventId)
  const [creating, setCreating] = useState(false)
  const mayWrite = may(who, 'automations:write')
  useSingleKeys([['c', () => setCreating(mayWrite)]])
  const create = mayWrite && <Button onClick={() => setCreating(true)}>{text.create}</Button>
  const open = ({ id }: Pick<AutomationRule, 'id'>) =>
    navigate({ to: '/events/$eventId/automations/$ruleId', params: { eventId, ruleId: String(id) } })
  return (
    <>
      <PageHead title={text.title}>{create}</PageHead>
      <DataTable
        name={text.title}
        id="automations"
        queryKey={['automations', eventId]}
        ask={(asked) => laurel.automations.list(eventId, asked)}
        columns={ruleColumns({ eventId, text, formats, targets, turn: mayWrite ? turn : undefined })}
        onOpen={open}
        empty={
          <EmptyNote title={text.none}>
            <p>{text.noneHow}</p>
            {create}
          </EmptyNote>
        }
      />
      {creating && <NewRule eventId={eventId} close={() => setCreating(false)} open={open} />}
    </>
  )
}

type NewProps = { eventId: number; close: () => void; open: (rule: AutomationRule) => Promise<void> }

function NewRule({ eventId, close, open }: NewProps) {
  const text = useMessages(ruleMessages)
  const client = useQueryClient()
  return (
    <DetailsDrawer title={text.create} close={close} size="40rem">
      <RuleForm
        submit={text.create}
        save={(rule) => laurel.automations.create(eventId, rule)}
        done={async (rule) => {
          toast(text.created(rule.name))
          await client.invalidateQueries({ queryKey: ['automations', eventId] })
          await open(rule)
        }}
      />
    </DetailsDrawer>
  )
}
