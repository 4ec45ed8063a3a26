import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { may } from '../../api/sign-in-session.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { DetailsDrawer } from '../../components/dialog.tsx'
import { partMessages } from '../../components/messages/parts.ts'
import { toast } from '../../components/toasts.tsx'
import { CatchUp } from './catch-up.tsx'
import { ruleMessages } from './messages/rules.ts'
import { isCopy, type Rule } from './rule-choices.ts'
import { RuleForm } from './rule-form.tsx'
import type { Rules } from './rules-of.ts'
import { useTurnRule } from './use-turn-rule.ts'

type Props = {
  rules: Rules
  of: Rule
  /** Question before the rule is deleted. */
  removeAbout: string
  /** Leaves the page of the deleted rule. */
  removed: () => Promise<void>
}

/** Buttons of a rule's page, for people who may change rules. A copy of an organisation's rule has no others than its own. */
export function RuleActions({ rules, of, removeAbout, removed }: Props) {
  const text = ruleMessages
  const { who } = useRouteContext({ from: '/inside' })
  const turn = useTurnRule(rules)
  const stale = useStale(rules)
  const [asked, setAsked] = useState<'edit' | 'run' | 'delete' | null>(null)
  const close = () => setAsked(null)
  const isOwn = !isCopy(of)
  const { eventId } = rules
  if (!may(who, 'automations:write')) return null
  return (
    <>
      {isOwn && (
        <Button variant="default" onClick={() => setAsked('edit')}>
          {text.edit}
        </Button>
      )}
      <Button variant="default" onClick={() => turn(of)}>
        {of.enabled ? text.disable : text.enable}
      </Button>
      {isOwn && of.enabled && eventId !== null && (
        <Button variant="default" onClick={() => setAsked('run')}>
          {text.run}
        </Button>
      )}
      {isOwn && (
        <Button variant="subtle" color="red" onClick={() => setAsked('delete')}>
          {text.remove}
        </Button>
      )}
      {asked === 'edit' && <EditRule {...{ rules, of, close }} />}
      {asked === 'run' && <CatchUp eventId={eventId!} ruleId={of.id} done={stale} close={close} />}
      {asked === 'delete' && (
        <ActionWithPreview
          title={text.removeTitle(of.name)}
          label={text.remove}
          isDanger
          action={() => rules.delete(of.id)}
          done={async () => {
            await removed()
            await stale()
          }}
          close={close}
        >
          {removeAbout}
        </ActionWithPreview>
      )}
    </>
  )
}

/** Returns a function that reloads rules, also those of events that are copies of these. */
function useStale({ eventId, key }: Rules) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: eventId === null ? ['automations'] : key })
}

function EditRule({ rules, of, close }: Pick<Props, 'rules' | 'of'> & { close: () => void }) {
  const text = ruleMessages
  const { save } = partMessages
  const stale = useStale(rules)
  return (
    <DetailsDrawer title={<bdi>{of.name}</bdi>} close={close} size="40rem">
      <RuleForm
        of={of}
        eventId={rules.eventId}
        submit={save}
        save={(rule) => rules.update(of.id, rule)}
        done={async () => {
          toast(text.saved)
          await stale()
          close()
        }}
      />
    </DetailsDrawer>
  )
}
