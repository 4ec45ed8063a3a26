import type { DealStage } from '@laurel/client'
import { useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../../api/laurel.ts'
import { Button } from '../../../components/button.ts'
import { textOf } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { keyOfLabel } from '../../../components/key-of-label.ts'
import { randomId } from '../../../components/random-id.ts'
import { toast } from '../../../components/toasts.tsx'
import { useEditedRows } from '../../../components/use-edited-rows.ts'
import { stagesQuery, useStageName } from '../../../shell-parts/crm/stage-query.ts'
import { stageMessages } from './messages.ts'
import { type DraftStage, StageRow } from './stage-row.tsx'

type Props = { stages: readonly DealStage[]; mayWrite: boolean }

/** Edits the stages of the pipeline as a whole. */
export function StageForm({ stages, mayWrite }: Props) {
  const text = stageMessages
  const client = useQueryClient()
  const nameOf = useStageName()
  const edited = useEditedRows<DealStage, DraftStage>(stages, {
    rowOf: (stage) => ({ ...stage, id: stage.key, label: nameOf(stage) }),
    keyOf: ({ key, id }) => key ?? id,
    storedRow: (row, { key }) => ({ ...row, key }),
  })
  const { rows, set: change } = edited
  const move = (at: number, by: -1 | 1) => change(rows.toSpliced(at, 1).toSpliced(at + by, 0, rows[at]!))
  const save = (values: FormData) => laurel.crm.stages.save(stagesIn(values, edited.send(), stages))
  const add = () => {
    const at = rows.findLastIndex(({ kind }) => kind === 'open') + 1
    const id = randomId()
    change(rows.toSpliced(at, 0, { id, key: null, label: '', kind: 'open', weight: 0.5, deal_count: 0 }))
  }
  return (
    <Form
      submit={text.save}
      isChanged={edited.isChanged}
      takeRows={edited.takeTheirs}
      save={save}
      done={async (saved) => {
        toast(text.saved)
        edited.saved(saved)
        client.setQueryData(stagesQuery.queryKey, saved)
        await client.invalidateQueries({ queryKey: ['pipeline'] })
      }}
      beside={
        mayWrite && (
          <Button variant="default" onClick={add}>
            {text.add}
          </Button>
        )
      }
    >
      <fieldset className="plain-group stack" disabled={!mayWrite} name="stages">
        {rows.map((row, nth) => (
          <StageRow
            key={row.id}
            {...{ row, nth }}
            isLast={nth === rows.length - 1}
            move={(by) => move(nth, by)}
            setKind={(kind) => change(rows.with(nth, { ...row, kind }))}
            remove={() => change(rows.toSpliced(nth, 1))}
          />
        ))}
      </fieldset>
    </Form>
  )
}

/** Reads the stages from the form; new ones get a key from their name. */
function stagesIn(values: FormData, rows: readonly DraftStage[], stages: readonly DealStage[]) {
  const taken = rows.flatMap(({ key }) => (key === null ? [] : [key]))
  return rows.map(({ key, label: shown, kind }, nth) => {
    const typed = textOf(values, `${nth}.label`)
    const known = stages.find((stage) => stage.key === key)
    // A built-in stage that nobody renamed keeps its label, which is shown in the language of each member.
    const label = known && typed === shown ? known.label : typed
    const own = key ?? keyOfLabel(typed, taken, 'stage')
    if (key === null) taken.push(own)
    const percent = Number(textOf(values, `${nth}.weight`).replace(',', '.'))
    return { key: own, label, kind, weight: kind === 'open' ? percent / 100 : Number(kind === 'won') }
  })
}
