import type { Task } from '@laurel/client'

/** True for an open task whose due time is over. */
export const isOverdue = ({ done, due_at }: Pick<Task, 'done' | 'due_at'>) =>
  !done && due_at !== null && Date.parse(due_at) < Date.now()
