import { Button, NativeSelect } from '@mantine/core'
import type { Change, History } from '../../designer/layout-history.ts'
import type { SAMPLES } from '../../designer/samples.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { useWords } from '../../words/use-words.tsx'
import { designerWords } from './designer-words.ts'

type SampleKey = keyof typeof SAMPLES

type Props = {
  title: string
  history: History
  change: (change: Change) => void
  sample: SampleKey
  setSample: (sample: SampleKey) => void
  /** Null: this person may not. */
  save: (() => void) | null
  isChanged: boolean
  isSaving: boolean
}

/** What it is called, whom it is shown with, and steps back, on and into a new version. */
export function DesignerHead({ title, history, change, sample, setSample, save, isChanged, isSaving }: Props) {
  const text = useWords(designerWords)
  return (
    <PageHead title={title}>
      <NativeSelect
        aria-label={text.sample}
        value={sample}
        data={Object.entries(text.samples).map(([value, label]) => ({ value, label: `${text.sample}: ${label}` }))}
        onChange={(event) => setSample(event.currentTarget.value as SampleKey)}
      />
      <Button variant="default" disabled={history.past.length === 0} onClick={() => change({ kind: 'undo' })}>
        {text.undo}
      </Button>
      <Button variant="default" disabled={history.future.length === 0} onClick={() => change({ kind: 'redo' })}>
        {text.redo}
      </Button>
      {save && (
        <Button disabled={!isChanged} loading={isSaving} onClick={save}>
          {text.save}
        </Button>
      )}
    </PageHead>
  )
}
