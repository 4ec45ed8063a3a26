import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { Button } from '../../../components/button.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { SelectField, textOf } from '../../../components/fields.tsx'
import { Form } from '../../../components/form.tsx'
import type { Chosen } from '../../../components/list-types.ts'
import { toast } from '../../../components/toasts.tsx'
import { useList } from '../../../components/use-list.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { stagesQuery, useStageName } from '../../../shell-parts/crm/stage-query.ts'
import { pipelineMessages } from './messages.ts'
import type { PipelineFilter } from './pipeline-filter.ts'

/** Each is a request of its own. */
const MAX_MOVED = 200

type Props = { chosen: Chosen; filter: PipelineFilter; done: () => void }

/** Moves the selected deals to a stage, one after another. */
export function MoveMany({ chosen, filter, done }: Props) {
  const text = pipelineMessages
  const { number } = useLanguage().formats
  const client = useQueryClient()
  const { search, filters } = useList(['stage', 'currency'])
  const stages = useQuery(stagesQuery)
  const nameOf = useStageName()
  const [isOpen, setOpen] = useState(false)
  const [moved, setMoved] = useState<number | null>(null)
  const count = Math.min(chosen.count, MAX_MOVED)
  const save = async (values: FormData) => {
    const stage = textOf(values, 'stage')
    const asked = { ...filter, ...filters, ...(search && { search }), limit: MAX_MOVED }
    const ids = chosen.all ? (await laurel.crm.deals.list(asked)).rows.map(({ id }) => id) : chosen.ids
    for (const [nth, id] of ids.slice(0, MAX_MOVED).entries()) {
      setMoved(nth)
      await laurel.crm.deals.update(id, { stage })
    }
    return stages.data?.find(({ key }) => key === stage)
  }
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
        {text.moveTo}
      </Button>
      {isOpen && (
        <Dialog title={text.moveMany(number(count))} close={() => setOpen(false)}>
          <Form
            submit={text.move}
            guarded={false}
            save={save}
            done={async (stage) => {
              toast(text.movedMany(number(count), stage ? nameOf(stage) : ''))
              done()
              await Promise.all(['deals', 'pipeline'].map((root) => client.invalidateQueries({ queryKey: [root] })))
            }}
          >
            {chosen.count > MAX_MOVED && <p>{text.moveFirst(number(MAX_MOVED))}</p>}
            <SelectField
              name="stage"
              label={text.stageAll}
              data-autofocus
              data={stages.data?.map((stage) => ({ value: stage.key, label: nameOf(stage) })) ?? []}
            />
            {moved !== null && <progress max={count} value={moved} aria-label={text.moveMany(number(count))} />}
          </Form>
        </Dialog>
      )}
    </>
  )
}
