import { Dialog } from './dialog.tsx'
import { TextField, textOf } from './fields.tsx'
import { Form } from './form.tsx'
import { listMessages } from './messages/lists.ts'
import { partMessages } from './messages/parts.ts'
import type { SavedView } from './view-store.ts'

/** A view that is to be kept; with a name one that has it already, and gets another. */
export type ViewAsked = { name?: string; query: string }

type Props = {
  asked: ViewAsked
  views: readonly SavedView[]
  change: (to: (views: SavedView[]) => SavedView[]) => Promise<void>
  done: (name: string) => void
  close: () => void
}

/** Asks what a view is called. A view replaces an earlier one with the same name. */
export function NameView({ asked, views, change, done, close }: Props) {
  const text = listMessages
  const { save: submit } = partMessages
  const before = views.findIndex(({ name }) => name === asked.name)
  const at = before < 0 ? views.length : before
  const save = async (values: FormData) => {
    const name = textOf(values, nameOfField)
    await change((kept) => {
      const others = kept.filter((each) => each.name === asked.name || each.name !== name)
      const place = others.findIndex((each) => each.name === asked.name)
      return others.toSpliced(place < 0 ? others.length : place, place < 0 ? 0 : 1, { name, query: asked.query })
    })
    return name
  }
  // Path of the field in the problems that the service reports.
  const nameOfField = `views.${at}.name`
  return (
    <Dialog title={asked.name === undefined ? text.saveView : text.renameView(asked.name)} close={close}>
      <Form
        submit={submit}
        save={save}
        done={(name) => {
          done(name)
          close()
        }}
      >
        <TextField name={nameOfField} label={text.viewName} defaultValue={asked.name} data-autofocus />
      </Form>
    </Dialog>
  )
}
