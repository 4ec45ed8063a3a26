import type { TrainingAssignmentRule, TrainingAssignmentRulePreview, TrainingProgramme } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { TRAINING } from '../../../api/training-queries.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { TextField, textOf } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { toast } from '../../../components/toasts.tsx'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { ruleMessages } from '../messages/rules.ts'

type Props = { programme: TrainingProgramme; of: TrainingAssignmentRule | null; close: () => void }

/** Sets the rule of a programme: first the contacts, then how many match now. */
export function AssignmentRuleDialog({ programme, of, close }: Props) {
  const text = ruleMessages
  const [tags, setTags] = useState<string[] | null>(null)
  const [isTagged, setTagged] = useState(of === null || of.tags.length > 0)
  const [lacks, setLacks] = useState(false)
  const read = async (values: FormData) =>
    isTagged
      ? textOf(values, 'tags')
          .split(',')
          .map((tag) => tag.trim())
          .filter(Boolean)
      : []
  const next = (tags: string[]) => {
    setLacks(isTagged && tags.length === 0)
    if (!isTagged || tags.length > 0) setTags(tags)
  }
  return (
    <>
      <Dialog title={text.dialog} close={close} opened={tags === null}>
        <Form submit={text.next} save={read} done={next} isCheck>
          <p>{text.about}</p>
          <fieldset className="choices">
            <legend>{text.whom}</legend>
            {[true, false].map((tagged) => (
              <label key={String(tagged)}>
                <input type="radio" checked={isTagged === tagged} onChange={() => setTagged(tagged)} />
                {tagged ? text.some : text.all}
              </label>
            ))}
          </fieldset>
          {isTagged && (
            <TextField
              name="tags"
              label={text.tags}
              description={lacks ? <span role="alert">{text.noTags}</span> : text.tagsAbout}
              defaultValue={of?.tags.join(', ') ?? ''}
              data-autofocus
            />
          )}
        </Form>
      </Dialog>
      {tags && <RulePreview {...{ programme, tags, close }} back={() => setTags(null)} />}
    </>
  )
}

type PreviewProps = { programme: TrainingProgramme; tags: string[]; back: () => void; close: () => void }

function RulePreview({ programme, tags, back, close }: PreviewProps) {
  const text = ruleMessages
  const { formats } = useLanguage()
  const client = useQueryClient()
  return (
    <ActionWithPreview
      title={text.dialog}
      preview={() =>
        laurel.training.rules.set(programme.id, { tags }, { dry_run: true }) as Promise<TrainingAssignmentRulePreview>
      }
      label={text.save}
      action={() => laurel.training.rules.set(programme.id, { tags })}
      done={async () => {
        toast(text.saved)
        close()
        await client.invalidateQueries({ queryKey: [TRAINING] })
      }}
      close={back}
    >
      {({ contacts, would_assign }) => (
        <>
          <p>{text.matching(contacts, formats)}</p>
          {would_assign > 0 && <p>{text.assigns(would_assign, formats)}</p>}
        </>
      )}
    </ActionWithPreview>
  )
}
