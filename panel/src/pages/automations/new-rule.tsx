import { useQueryClient } from '@tanstack/react-query'
import { DetailsDrawer } from '../../components/dialog.tsx'
import { toast } from '../../components/toasts.tsx'
import { ruleMessages } from './messages/rules.ts'
import type { Rule } from './rule-choices.ts'
import { RuleForm } from './rule-form.tsx'
import type { Rules } from './rules-of.ts'

type Props = { rules: Rules; close: () => void; open: (rule: Rule) => Promise<void> }

/** Drawer with the form for a new rule, which is opened when it is saved. */
export function NewRule({ rules, close, open }: Props) {
  const text = ruleMessages
  const client = useQueryClient()
  return (
    <DetailsDrawer title={text.create} close={close} size="40rem">
      <RuleForm
        eventId={rules.eventId}
        submit={text.create}
        save={rules.create}
        done={async (rule) => {
          toast(text.created(rule.name))
          await client.invalidateQueries({ queryKey: rules.key })
          await open(rule)
        }}
      />
    </DetailsDrawer>
  )
}
