import type { LeadScoreRule } from '@laurel/client'
import { useMutation } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from '../../../components/icons.tsx'
import { IconTrash } from '../../../components/questions/question-icons.ts'
import { toast } from '../../../components/toasts.tsx'
import { useProblemText } from '../../../components/use-problem-text.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { scoreMessages } from './messages.ts'
import { useRuleText } from './use-rule-text.ts'
import { useSaveRules } from './use-save-rules.ts'

type Props = { rules: readonly LeadScoreRule[]; mayWrite: boolean; open: (rule: LeadScoreRule) => void }

/** Score rules in the order of their reasons. */
export function RuleList({ rules, mayWrite, open }: Props) {
  const text = scoreMessages
  const { formats } = useLanguage()
  const say = useRuleText()
  const save = useSaveRules()
  const problemText = useProblemText()
  const saving = useMutation({
    mutationFn: ({ to }: { to: LeadScoreRule[]; said: string }) => save(to),
    onSuccess: ({ announce }, { said }) => announce(said),
    onError: (error) => toast(problemText(error)),
  })
  const move = (at: number, by: -1 | 1) =>
    saving.mutate({ to: rules.toSpliced(at, 1).toSpliced(at + by, 0, rules[at]!), said: text.saved })
  return (
    <ol className="surface score-rules">
      {rules.map((rule, nth) => (
        <li key={rule.key} data-off={!rule.active || undefined}>
          <span className="score-points count">
            {rule.points > 0 && '+'}
            {formats.number(rule.points)}
          </span>
          <span className="score-about">
            {mayWrite ? (
              <button type="button" className="plain" aria-label={text.edit(rule.label)} onClick={() => open(rule)}>
                <bdi>{rule.label}</bdi>
              </button>
            ) : (
              <bdi>{rule.label}</bdi>
            )}
            <span className="soft">{say(rule)}</span>
          </span>
          {!rule.active && (
            <span className="state" data-quiet>
              {text.inactive}
            </span>
          )}
          {mayWrite && (
            <RuleButtons
              {...{ rule }}
              isFirst={nth === 0}
              isLast={nth === rules.length - 1}
              isSaving={saving.isPending}
              move={(by) => move(nth, by)}
              remove={() => saving.mutate({ to: rules.toSpliced(nth, 1), said: text.removed(rule.label) })}
            />
          )}
        </li>
      ))}
    </ol>
  )
}

type ButtonProps = {
  rule: LeadScoreRule
  isFirst: boolean
  isLast: boolean
  isSaving: boolean
  move: (by: -1 | 1) => void
  remove: () => void
}

function RuleButtons({ rule: { label }, isFirst, isLast, isSaving, move, remove }: ButtonProps) {
  const text = scoreMessages
  const button = { type: 'button', className: 'plain' } as const
  return (
    <span className="row">
      <button {...button} disabled={isFirst || isSaving} aria-label={text.up(label)} onClick={() => move(-1)}>
        <ArrowUp size={18} />
      </button>
      <button {...button} disabled={isLast || isSaving} aria-label={text.down(label)} onClick={() => move(1)}>
        <ArrowDown size={18} />
      </button>
      <button {...button} disabled={isSaving} aria-label={text.remove(label)} onClick={remove}>
        <IconTrash size={18} />
      </button>
    </span>
  )
}
