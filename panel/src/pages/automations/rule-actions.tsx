import type { AutomationRule } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { DetailsDrawer } from '../../components/dialog.tsx'
import { partMessages } from '../../components/messages/parts.ts'
import { toast } from '../../components/toasts.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { CatchUp } from './catch-up.tsx'
import { ruleMessages } from './messages/rules.ts'
import { isEditable } from './rule-choices.ts'
import { RuleForm } from './rule-form.tsx'
import { useTurnRule } from './use-turn-rule.ts'

type Props = { eventId: number; of: AutomationRule }
type DialogProps = Props & { close: () => void }

/** Buttons of a rule's page, for people who may change rules. */
export function RuleActions({ eventId, of }: Props) {
  const text = useMessages(ruleMessages)
  const { who } = useRouteContext({ from: '/inside' })
  const turn = useTurnRule(eventId)
  const stale = useStaleRules(eventId)
  const [asked, setAsked] = useState<'edit' | 'run' | 'delete' | null>(null)
  const close = () => setAsked(null)
  if (!may(who, 'automations:write')) return null
  return (
    <>
      {isEditable(of) && (
        <Button variant="default" onClick={() => setAsked('edit')}>
          {text.edit}
        </Button>
      )}
      <Button variant="default" onClick={() => turn(of)}>
        {of.enabled ? text.disable : text.enable}
      </Button>
      {of.enabled && (
        <Button variant="default" onClick={() => setAsked('run')}>
          {text.run}
        </Button>
      )}
      <Button variant="subtle" color="red" onClick={() => setAsked('delete')}>
        {text.remove}
      </Button>
      {asked === 'edit' && <EditRule {...{ eventId, of, close }} />}
      {asked === 'run' && <CatchUp eventId={eventId} ruleId={of.id} done={stale} close={close} />}
      {asked === 'delete' && <DeleteRule {...{ eventId, of, close }} />}
    </>
  )
}

/** Returns a function that reloads the rules of an event. */
function useStaleRules(eventId: number) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['automations', eventId] })
}

function EditRule({ eventId, of, close }: DialogProps) {
  const text = useMessages(ruleMessages)
  const { save } = useMessages(partMessages)
  const stale = useStaleRules(eventId)
  return (
    <DetailsDrawer title={<bdi>{of.name}</bdi>} close={close} size="40rem">
      <RuleForm
        of={of}
        submit={save}
        save={(rule) => laurel.automations.update(eventId, of.id, rule)}
        done={async () => {
          toast(text.saved)
          await stale()
          close()
        }}
      />
    </DetailsDrawer>
  )
}

function DeleteRule({ eventId, of, close }: DialogProps) {
  const text = useMessages(ruleMessages)
  const navigate = useNavigate()
  const stale = useStaleRules(eventId)
  return (
    <ActionWithPreview
      title={text.removeTitle(of.name)}
      label={text.remove}
      isDanger
      action={() => laurel.automations.delete(eventId, of.id)}
      done={async () => {
        await navigate({ to: '/events/$eventId/automations', params: { eventId } })
        await stale()
      }}
      close={close}
    >
      {text.removeAbout}
    </ActionWithPreview>
  )
}
