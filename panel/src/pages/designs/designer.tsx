import type { Design } from '@laurel/client'
import { Button, NativeSelect } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useBlocker } from '@tanstack/react-router'
import { useReducer, useState } from 'react'
import { CertificateCanvas } from '../../designer/certificate-canvas.tsx'
import { checkLayout, type Finding } from '../../designer/check-layout.ts'
import { changeLayout, newHistory } from '../../designer/layout-history.ts'
import { SAMPLES } from '../../designer/printed-text.ts'
import type { Background, LayoutField, SceneFont } from '../../designer/scene-types.ts'
import { useFonts } from '../../designer/use-fonts.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { partWords } from '../../parts/part-words.ts'
import { useWords } from '../../words/use-words.tsx'
import { designerWords } from './designer-words.ts'
import { FieldProperties } from './field-properties.tsx'
import { LayerList } from './layer-list.tsx'

const POINTS_A_MM = 72 / 25.4

type Props = {
  design: Design
  background: Background
  fonts: readonly SceneFont[]
  save: (layout: Design['layout']) => void
  isSaving: boolean
  mayWrite: boolean
}

/** Where a certificate is laid out: the page itself, its fields beside it, and what will trouble whoever gets one. */
export function Designer({ design, background, fonts, save, isSaving, mayWrite }: Props) {
  const text = useWords(designerWords)
  const { leave } = useWords(partWords)
  const [history, change] = useReducer(changeLayout, design.layout, newHistory)
  const [sample, setSample] = useState<keyof typeof SAMPLES>('usual')
  const isReady = useFonts(fonts)
  const { now: layout, selected, past, future } = history
  const isChanged = layout !== design.layout
  useBlocker({
    shouldBlockFn: () => isChanged && !isSaving && !window.confirm(leave),
    enableBeforeUnload: () => isChanged,
  })
  useHotkeys([
    ['mod+Z', () => change({ kind: 'undo' })],
    ['mod+shift+Z', () => change({ kind: 'redo' })],
    ['mod+S', () => mayWrite && isChanged && save(layout)],
    ['Escape', () => change({ kind: 'select', index: null })],
  ])
  const titleOf = (field: LayoutField) => (field.type === 'text' ? `“${field.text ?? ''}”` : text.types[field.type]!)
  const mm = (share: number, points: number) => String(Math.round((share * points) / POINTS_A_MM))
  const nameOf = (field: LayoutField) =>
    text.where(titleOf(field), mm(field.x, layout.page.width), mm(field.y, layout.page.height))
  const field = selected === null ? undefined : layout.fields[selected]
  return (
    <>
      <PageHead title={design.name}>
        <NativeSelect
          aria-label={text.sample}
          value={sample}
          data={Object.entries(text.samples).map(([value, label]) => ({ value, label: `${text.sample}: ${label}` }))}
          onChange={(event) => setSample(event.currentTarget.value as keyof typeof SAMPLES)}
        />
        <Button variant="default" disabled={past.length === 0} onClick={() => change({ kind: 'undo' })}>
          {text.undo}
        </Button>
        <Button variant="default" disabled={future.length === 0} onClick={() => change({ kind: 'redo' })}>
          {text.redo}
        </Button>
        {mayWrite && (
          <Button disabled={!isChanged} loading={isSaving} onClick={() => save(layout)}>
            {text.save}
          </Button>
        )}
      </PageHead>
      <div className="designer">
        <div className="stack">
          <CertificateCanvas
            {...{ layout, background, selected, change, nameOf, isReady }}
            record={SAMPLES[sample]}
            label={text.canvas}
          />
          {isReady && (
            <Checks
              found={checkLayout(layout)}
              choose={(index) => change({ kind: 'select', index })}
              titleOf={(index) => titleOf(layout.fields[index]!)}
            />
          )}
        </div>
        <aside className="sheet padded stack">
          {field && selected !== null ? (
            <>
              <h2 className="group-title">{titleOf(field)}</h2>
              <FieldProperties
                field={field}
                page={layout.page}
                fonts={fonts}
                set={(changed) => change({ kind: 'field', index: selected, field: changed, step: 'new' })}
              />
            </>
          ) : (
            <p className="soft">{text.noField}</p>
          )}
          <LayerList layout={layout} selected={selected} change={change} nameOf={titleOf} />
        </aside>
      </div>
    </>
  )
}

type ChecksProps = { found: Finding[]; choose: (index: number) => void; titleOf: (index: number) => string }

/** What will trouble people, each with a way to the field that it is about. */
function Checks({ found, choose, titleOf }: ChecksProps) {
  const text = useWords(designerWords)
  return (
    <section className="sheet padded" aria-live="polite">
      <h2 className="group-title">{text.checks}</h2>
      {found.length === 0 && <p className="soft">{text.fine}</p>}
      <ul className="problems">
        {found.map(({ kind, field }) => {
          const said = kind === 'small' ? text.small(titleOf(field!)) : text[kind]
          return (
            <li key={`${kind} ${field}`}>
              {field === null ? (
                said
              ) : (
                <button type="button" className="plain" onClick={() => choose(field)}>
                  {said}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
