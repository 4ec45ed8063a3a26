import { Skeleton } from '@mantine/core'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.ts'
import { Dialog } from './dialog.tsx'
import { TextInput } from './inputs.ts'
import { partMessages } from './messages/parts.ts'
import { ProblemNote } from './problem-note.tsx'

type Props<Preview, Answer> = {
  /** Width of the dialog. */
  size?: string
  title: string
  /** Asks the service for a preview when the dialog opens. */
  preview?: () => Promise<Preview>
  /** Identifies the preview; another value asks for another one and shows the last until it is there. */
  previewOf?: string
  /** Renders the preview. */
  children: ((preview: Preview) => ReactNode) | ReactNode
  /** Label of the button, from the preview. */
  label: string | ((preview: Preview) => string)
  /** False if the preview says that there is nothing to do. */
  isPossible?: (preview: Preview) => boolean
  action: (preview: Preview) => Promise<Answer>
  done: (answer: Answer) => void | Promise<void>
  close: () => void
  /** True for an action that cannot be undone. */
  isDanger?: boolean
  /** Text to type before the button is enabled. */
  word?: string
}

/** Asks before something is done, and shows first what the service says would happen. */
export function ActionWithPreview<Preview, Answer>(props: Props<Preview, Answer>) {
  const { title, children, label, isPossible = () => true, action, done, close, isDanger = false, word } = props
  const text = partMessages
  const [typed, setTyped] = useState('')
  const told = useQuery({
    queryKey: ['preview', useId(), props.previewOf],
    placeholderData: keepPreviousData,
    queryFn: async () => (await props.preview?.()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const doing = useMutation({
    mutationFn: () => action(told.data as Preview),
    onSuccess: async (answer) => {
      await done(answer)
      close()
    },
  })
  const preview = told.data as Preview
  const isReady =
    told.isSuccess && !told.isPlaceholderData && isPossible(preview) && (word === undefined || typed.trim() === word)
  return (
    <Dialog title={title} close={close} {...(props.size !== undefined && { size: props.size })}>
      <div className="stack">
        {told.isPending && <Skeleton height={48} aria-label={text.loading} />}
        {told.isError && <ProblemNote error={told.error} retry={() => void told.refetch()} />}
        {told.isSuccess && (typeof children === 'function' ? children(preview) : children)}
        {word !== undefined && (
          <TextInput
            label={text.typeToConfirm(word)}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        {doing.isError && <ProblemNote error={doing.error} />}
        <div className="form-end">
          <Button
            color={isDanger ? 'red' : 'laurel'}
            disabled={!isReady}
            loading={doing.isPending}
            onClick={() => doing.mutate()}
          >
            {typeof label === 'string' ? label : told.isSuccess ? label(preview) : '…'}
          </Button>
          <Button variant="default" onClick={close}>
            {text.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
