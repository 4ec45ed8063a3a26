import type { Page, Task, TaskAction } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { laurel } from '../../../api/laurel.ts'
import { ActionWithPreview } from '../../../components/action-with-preview.tsx'
import { Button } from '../../../components/button.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { Form } from '../../../components/form.tsx'
import type { Chosen } from '../../../components/list-types.ts'
import { toast } from '../../../components/toasts.tsx'
import { useList } from '../../../components/use-list.ts'
import { useProblemText } from '../../../components/use-problem-text.ts'
import { useLanguage } from '../../../messages/use-messages.tsx'
import { taskMessages } from '../../../shell-parts/messages/tasks.ts'
import { TaskOwnerField } from '../../../shell-parts/tasks/task-dialog.tsx'

/** Number of tasks of one request. */
const MOST = 200

type Props = { chosen: Chosen; ask: (asked: never) => PromiseLike<Page<Task>>; done: () => void }
type Change = Pick<TaskAction, 'action' | 'owner_id'>

/** Actions for the selected tasks. */
export function TaskActions({ chosen, ask, done }: Props) {
  const text = taskMessages
  const { number } = useLanguage().formats
  const problemText = useProblemText()
  const [open, setOpen] = useState<'assign' | 'delete' | null>(null)
  const act = useTaskAction(chosen, ask)
  const acting = useMutation({
    mutationFn: act,
    onSuccess: (changed) => {
      toast(text.changedMany(number(changed)))
      done()
    },
    onError: (error) => toast(problemText(error)),
  })
  const close = () => setOpen(null)
  const button = { variant: 'default', size: 'compact-sm', disabled: acting.isPending } as const
  return (
    <>
      <Button {...button} onClick={() => acting.mutate({ action: 'complete' })}>
        {text.complete}
      </Button>
      <Button {...button} onClick={() => acting.mutate({ action: 'reopen' })}>
        {text.reopen}
      </Button>
      <Button {...button} onClick={() => setOpen('assign')}>
        {text.assign}
      </Button>
      <Button {...button} color="red" onClick={() => setOpen('delete')}>
        {text.remove}
      </Button>
      {open === 'assign' && (
        <Dialog title={text.assignMany(number(chosen.count))} close={close}>
          <Form
            submit={text.save}
            guarded={false}
            save={(values) =>
              acting.mutateAsync({ action: 'assign', owner_id: Number(values.get('owner_id')) || null })
            }
          >
            <TaskOwnerField of={null} />
          </Form>
        </Dialog>
      )}
      {open === 'delete' && <DeleteTasks count={chosen.count} act={acting.mutateAsync} close={close} />}
    </>
  )
}

type DeleteProps = { count: number; act: (change: Change) => Promise<number>; close: () => void }

function DeleteTasks({ count, act, close }: DeleteProps) {
  const text = taskMessages
  const { number } = useLanguage().formats
  return (
    <ActionWithPreview
      title={text.removeMany(number(count))}
      label={text.remove}
      isDanger
      action={() => act({ action: 'delete' })}
      done={() => {}}
      close={close}
    >
      <p>{text.removeSure}</p>
    </ActionWithPreview>
  )
}

/** Does something to the selected tasks, in requests of at most 200. @returns how many were changed */
function useTaskAction({ all, ids }: Chosen, ask: Props['ask']) {
  const client = useQueryClient()
  const { filters } = useList(['whose', 'status'])
  return async (to: Change): Promise<number> => {
    const left = all ? await allIds(ask, filters) : [...ids]
    let changed = 0
    while (left.length > 0) changed += (await laurel.crm.tasks.actOn({ ...to, ids: left.splice(0, MOST) })).changed
    await client.invalidateQueries({ queryKey: ['tasks'] })
    return changed
  }
}

/** The ids of all tasks of the list, read before any of them changes and leaves it. */
async function allIds(ask: Props['ask'], filters: Record<string, string>): Promise<number[]> {
  const ids: number[] = []
  for (let page: number | null = 1; page !== null; ) {
    const { rows, next }: Page<Task> = await ask({ ...filters, page, limit: MOST } as never)
    ids.push(...rows.map(({ id }) => id))
    page = next
  }
  return ids
}
