import type { Design } from '@laurel/client'
import { useHotkeys } from '@mantine/hooks'
import { useBlocker } from '@tanstack/react-router'
import { useReducer } from 'react'
import { may, type SignedIn } from '../../api/session.ts'
import { CertificateCanvas } from '../../designer/certificate-canvas.tsx'
import { checkLayout } from '../../designer/check-layout.ts'
import { changeLayout, newHistory } from '../../designer/layout-history.ts'
import type { Background, LayoutField, SceneFont } from '../../designer/scene-types.ts'
import { useFonts } from '../../designer/use-fonts.ts'
import { partWords } from '../../parts/part-words.ts'
import { useWords } from '../../words/use-words.tsx'
import { Checks } from './checks.tsx'
import { DesignerHead } from './designer-head.tsx'
import { designerWords } from './designer-words.ts'
import { FieldProperties } from './field-properties.tsx'
import { LayerList } from './layer-list.tsx'
import { PrintedBar } from './printed-bar.tsx'
import { PrintedPicture } from './printed-picture.tsx'
import { SamplePicker } from './sample-picker.tsx'
import { useSample } from './use-sample.ts'
import { useShown } from './use-shown.ts'

const POINTS_A_MM = 72 / 25.4

type Props = {
  design: Design
  background: Background
  fonts: readonly SceneFont[]
  save: (layout: Design['layout']) => void
  isSaving: boolean
  who: SignedIn
}

/** Where a certificate is laid out: the page itself, its fields beside it, and what will trouble whoever gets one. */
export function Designer({ design, background, fonts, save, isSaving, who }: Props) {
  const text = useWords(designerWords)
  const { leave } = useWords(partWords)
  const [history, change] = useReducer(changeLayout, design.layout, newHistory)
  const mayWrite = may(who, 'certificates:write')
  const isReady = useFonts(fonts)
  const { now: layout, selected } = history
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
  const picked = useSample(design.id, who.organisation.name)
  const shown = useShown(design.id, layout, picked.shown)
  const field = selected === null ? undefined : layout.fields[selected]
  return (
    <>
      <DesignerHead
        {...{ history, change, isChanged, isSaving }}
        title={design.name}
        save={mayWrite ? () => save(layout) : null}
      />
      <div className="designer">
        <div className="stack">
          <SamplePicker designId={design.id} picked={picked} mayReadPeople={may(who, 'attendees:read')} />
          <PrintedBar {...shown} />
          <div className="views" data-view={shown.view}>
            <div ref={shown.ref}>
              <CertificateCanvas
                {...{ layout, background, selected, change, nameOf, isReady }}
                record={shown.record}
                printed={shown.view === 'over' ? shown.printed : undefined}
                label={text.canvas}
              />
            </div>
            {shown.view === 'beside' && (
              <PrintedPicture printed={shown.printed} name={picked.shown.sample.attendee_name} />
            )}
          </div>
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
