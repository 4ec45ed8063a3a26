import type { AutomationRule } from '@laurel/client'
import { Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { laurel } from '../../api/laurel.ts'
import { may } from '../../api/sign-in-session.ts'
import { ActionWithPreview } from '../../components/action-with-preview.tsx'
import { Button } from '../../components/button.ts'
import { DetailsDrawer } from '../../components/dialog.tsx'
import { Facts } from '../../components/facts.tsx'
import { partMessages } from '../../components/messages/parts.ts'
import { PageHead } from '../../components/page-head.tsx'
import { ProblemNote } from '../../components/problem-note.tsx'
import { toast } from '../../components/toasts.tsx'
import { useLanguage, useMessages } from '../../messages/use-messages.tsx'
import { CatchUp } from './catch-up.tsx'
import { describeAction, describeTrigger } from './describe-rule.ts'
import { ruleMessages } from './messages/rules.ts'
import { isEditable } from './rule-choices.ts'
import { RuleForm } from './rule-form.tsx'
import { RuleRuns } from './rule-runs.tsx'
import { useTargets } from './use-targets.ts'
import { useTurnRule } from './use-turn-rule.ts'

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
        {rule.data && <Actions eventId={eventId} of={rule.data} />}
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

function Actions({ eventId, of }: { eventId: number; of: AutomationRule }) {
  const text = useMessages(ruleMessages)
  const { save } = useMessages(partMessages)
  const { who } = useRouteContext({ from: '/inside' })
  const client = useQueryClient()
  const navigate = useNavigate()
  const turn = useTurnRule(eventId)
  const [asked, setAsked] = useState<'edit' | 'run' | 'delete' | null>(null)
  const close = () => setAsked(null)
  const stale = () => client.invalidateQueries({ queryKey: ['automations', eventId] })
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
      {asked === 'edit' && (
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
      )}
      {asked === 'run' && <CatchUp eventId={eventId} ruleId={of.id} done={stale} close={close} />}
      {asked === 'delete' && (
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
      )}
    </>
  )
}
