import type { Deal, Pipeline } from '@laurel/client'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog.tsx'
import { SelectField, textOf } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import { useStageName } from '../../../shell-parts/crm/stage-query.ts'
import { pipelineMessages } from './messages.ts'
import type { BoardTarget } from './move-on-board.ts'

type Props = { of: Deal; board: Pipeline; move: (target: BoardTarget) => void; close: () => void }

/** Moves a deal without dragging. */
export function MoveDeal({ of, board, move, close }: Props) {
  const text = pipelineMessages
  const nameOf = useStageName()
  const [stage, setStage] = useState(of.stage)
  const others = board.stages.find((each) => each.stage === stage)?.deals.filter(({ id }) => id !== of.id) ?? []
  const targetOf = (place: string): BoardTarget => {
    if (place !== 'top') return { stage, after: Number(place) }
    return others[0] ? { stage, before: others[0].id } : { stage }
  }
  return (
    <Dialog title={text.moveOf(of.title)} close={close}>
      <Form
        submit={text.move}
        guarded={false}
        save={async (values) => move(targetOf(textOf(values, 'place')))}
        done={close}
      >
        <SelectField
          name="stage"
          label={text.stageAll}
          value={stage}
          data-autofocus
          onChange={(event) => setStage(event.currentTarget.value)}
          data={board.stages.map((each) => ({
            value: each.stage,
            label: nameOf({ key: each.stage, label: each.label }),
          }))}
        />
        <SelectField
          key={stage}
          name="place"
          label={text.place}
          data={[
            { value: 'top', label: text.top },
            ...others.map(({ id, title }) => ({ value: String(id), label: text.below(title) })),
          ]}
        />
      </Form>
    </Dialog>
  )
}
