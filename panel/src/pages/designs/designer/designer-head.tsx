import { Button } from '../../../components/button.ts'
import { TextInput } from '../../../components/inputs.ts'
import { PageHead } from '../../../components/page-head.tsx'
import type { History } from '../../../designer/layout-history.ts'
import { designerMessages } from '../messages/designer.ts'
import { versionMessages } from '../messages/versions.ts'
import type { FieldActions } from './fields/use-field-actions.ts'

type Props = {
  title: string
  history: History
  actions: Pick<FieldActions, 'undo' | 'redo'>
  /** Null: this person may not. */
  save: (() => void) | null
  isChanged: boolean
  isSaving: boolean
  showVersions: () => void
  note: string
  setNote: (note: string) => void
}

/** Title with undo, redo and save. */
export function DesignerHead({ title, history, actions, save, isChanged, isSaving, showVersions, ...about }: Props) {
  const text = designerMessages
  const { versions, note } = versionMessages
  return (
    <PageHead title={title}>
      <Button variant="default" onClick={showVersions}>
        {versions}
      </Button>
      <Button variant="default" disabled={history.past.length === 0} onClick={actions.undo}>
        {text.undo}
      </Button>
      <Button variant="default" disabled={history.future.length === 0} onClick={actions.redo}>
        {text.redo}
      </Button>
      {save && (
        <>
          <TextInput
            className="version-note"
            aria-label={note}
            placeholder={note}
            maxLength={500}
            disabled={!isChanged}
            value={about.note}
            onChange={({ currentTarget }) => about.setNote(currentTarget.value)}
          />
          <Button disabled={!isChanged} loading={isSaving} onClick={save}>
            {text.save}
          </Button>
        </>
      )}
    </PageHead>
  )
}
