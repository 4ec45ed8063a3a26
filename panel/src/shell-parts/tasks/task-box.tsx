import type { Task } from '@laurel/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { laurel } from '../../api/laurel.ts'
import { toast } from '../../components/toasts.tsx'
import { useProblemText } from '../../components/use-problem-text.ts'
import { taskMessages } from '../messages/tasks.ts'

/** Box that marks a task as done, with undo. */
export function TaskBox({ of }: { of: Pick<Task, 'id' | 'title' | 'done'> }) {
  const text = taskMessages
  const client = useQueryClient()
  const problemText = useProblemText()
  const put = async (done: boolean) => {
    await laurel.crm.tasks.update(of.id, { done })
    await client.invalidateQueries({ queryKey: ['tasks'] })
  }
  const marking = useMutation({
    mutationFn: put,
    onSuccess: (_, done) => toast((done ? text.completed : text.reopened)(of.title), () => put(!done)),
    onError: (error) => toast(problemText(error)),
  })
  return (
    // The row around it opens the task.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box itself has the keyboard
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps clicks from the row
    <span className="task-box" onClick={(event) => event.stopPropagation()}>
      <input
        type="checkbox"
        checked={marking.isPending ? marking.variables : of.done}
        aria-label={(of.done ? text.reopenOf : text.completeOf)(of.title)}
        onChange={(event) => marking.mutate(event.currentTarget.checked)}
      />
    </span>
  )
}
