import type { Design, DesignValues } from '@laurel/client'
import { type ComponentProps, lazy, Suspense, useEffect, useReducer, useRef, useState } from 'react'
import { may, type SignedIn } from '../../../api/sign-in-session.ts'
import { CertificateCanvas } from '../../../designer/certificate-canvas.tsx'
import { changeLayout, newHistory } from '../../../designer/layout-history.ts'
import { type PrintedRecord, printedText } from '../../../designer/printed-text.ts'
import type { Background, LayoutField, SceneFonts } from '../../../designer/scene-types.ts'
import { useFonts } from '../../../designer/use-fonts.ts'
import { useZoom, type Zoom } from '../../../designer/use-zoom.ts'
import { COLON } from '../../../messages/use-messages.tsx'
import { OthersHere } from '../../../shell-parts/others-here.tsx'
import { actionMessages } from '../messages/actions.ts'
import { designerMessages } from '../messages/designer.ts'
import { printedMessages } from '../messages/pictures.ts'
import { DraftOffer } from '../versions/draft-offer.tsx'
import { useDraft } from '../versions/use-draft.ts'
import type { Saves } from '../versions/use-saving.ts'
import { Frame } from './canvas/frame.tsx'
import { ZoomBar } from './canvas/zoom-bar.tsx'
import { useChecks } from './checks/use-checks.ts'
import { useDifferences } from './checks/use-differences.ts'
import { DesignerHead } from './designer-head.tsx'
import { DesignerKeys } from './designer-keys.tsx'
import { AddValue } from './fields/add-value.tsx'
import { LayerList } from './fields/layer-list.tsx'
import { PrivateValues } from './fields/private-values.tsx'
import { SelectedFields } from './fields/selected-fields.tsx'
import { PageActions, SelectionBar } from './fields/selection-bar.tsx'
import { useFieldActions } from './fields/use-field-actions.ts'
import { millimetres } from './parts/millimetres.ts'
import { AddPicture } from './pictures/add-picture.tsx'
import { PictureDrop } from './pictures/picture-drop.tsx'
import { usePictures } from './pictures/use-pictures.ts'
import { PrintedBar } from './preview/printed-bar.tsx'
import { PrintedPicture } from './preview/printed-picture.tsx'
import { PreviewProblems, SamplePicker } from './preview/sample-picker.tsx'
import { useSample } from './preview/use-sample.ts'
import { useShown } from './preview/use-shown.ts'
import { ViewSaid } from './preview/view-said.tsx'
import { useFieldKeys } from './use-field-keys.ts'
import { usePageKeys } from './use-page-keys.ts'

const Checks = lazy(async () => ({ default: (await import('./checks/checks.tsx')).Checks }))

type Props = {
  design: Design
  background: Background
  fonts: SceneFonts
  /** @param note what is new in it; empty: nothing is said */
  save: (layout: Design['layout'], note: string) => void
  saves: Saves
  /** Called when unsaved changes begin or end. */
  showVersions: (isChanged: boolean) => void
  who: SignedIn
}

/** Editor of a certificate: page, fields and problems. */
export function Designer({ design, background, fonts, saves, showVersions, who, ...props }: Props) {
  const [history, change] = useReducer(changeLayout, design.layout, newHistory)
  const { note, setNote, save } = useNote(design.version, props.save)
  const mayWrite = may(who, 'certificates:write')
  const isSaving = saves.saving !== null
  const { now: layout, selected } = history
  const draft = useDraft({ design, layout, saves, who })
  const actions = useFieldActions(history, change, `laurel-copied-${who.organisation.id}`)
  useFieldKeys(history, actions, change)
  usePageKeys([['mod+S', () => mayWrite && draft.isChanged && !isSaving && save(layout)]], [])
  const pictures = usePictures(layout, change)
  const zoom = useZoom(layout.page)
  const picked = useSample(design.id, who.organisation.name, may(who, 'events:read'))
  const { values } = picked
  const shown = useShown(design.id, layout, picked, zoom.wide)
  const { printed, record } = shown
  const { titleOf, nameOf } = useFieldNames(layout.page, values, record)
  const choose = (index: number) => change({ kind: 'select', index })
  const titleAt = (index: number) => titleOf(layout.fields[index]!)
  const isReady = useFonts(fonts, { layout, record })
  const differing = useDifferences({ layout, background, record, isReady, printed })
  const checks = useChecks({ layout, background, record, isReady, values })
  return (
    <>
      <DesignerHead
        {...{ history, actions, isSaving, note, setNote }}
        isChanged={draft.isChanged}
        title={design.name}
        save={mayWrite ? () => save(layout) : null}
        showVersions={() => showVersions(draft.isChanged)}
      />
      <OthersHere kind="design" id={design.id} />
      <DraftOffer draft={draft} version={design.version} change={change} />
      <div className="designer">
        <div className="stack">
          <div className="toolbar">
            <SamplePicker designId={design.id} picked={picked} mayReadPeople={may(who, 'attendees:read')} />
            <PrintedBar {...shown} />
            <ZoomBar zoom={zoom} />
          </div>
          <PreviewProblems picked={picked} />
          <Views
            {...{ zoom, shown, layout, background, selected, change, nameOf, isReady, differing }}
            nudge={actions.nudge}
            addPictures={pictures.add}
            attendee={picked.shown.sample.attendee_name}
          />
          <PrintedElsewhere titles={(differing ?? []).map(titleAt)} />
          <Suspense>{checks && <Checks found={checks.found} choose={choose} titleOf={titleAt} />}</Suspense>
        </div>
        <Side
          {...{ layout, selected, change, titleOf, actions, pictures, mayWrite }}
          values={values?.values ?? []}
          fonts={fonts.families}
          contrastOf={checks?.contrastOf}
        />
      </div>
    </>
  )
}

/** The note to the next version. A note that was typed while another version was saved stays for the one after it. */
function useNote(version: number, send: Props['save']) {
  const [note, setNote] = useState('')
  const sent = useRef('')
  const save = (layout: Design['layout']) => {
    sent.current = note
    send(layout, note)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version has a note of its own
  useEffect(() => setNote((now) => (now === sent.current ? '' : now)), [version])
  return { note, setNote, save }
}

type ViewsProps = Pick<
  ComponentProps<typeof CertificateCanvas>,
  'layout' | 'background' | 'selected' | 'change' | 'nudge' | 'nameOf' | 'isReady' | 'differing'
> & {
  zoom: Zoom
  shown: ReturnType<typeof useShown>
  addPictures: ComponentProps<typeof PictureDrop>['drop']
  /** Name of the attendee whose certificate is shown. */
  attendee: string
}

/** The certificate as it is drawn, and as it is printed. */
function Views(props: ViewsProps) {
  const { zoom, shown, addPictures, attendee } = props
  const { layout, background, selected, change, nudge, nameOf, isReady, differing } = props
  const text = designerMessages
  return (
    <>
      <div className="views" data-view={shown.view}>
        <PictureDrop drop={addPictures}>
          <Frame zoom={zoom}>
            <CertificateCanvas
              {...{ layout, background, selected, change, nameOf, isReady, differing, nudge }}
              record={shown.record}
              printed={shown.view === 'over' ? shown.printed : undefined}
              label={text.canvas}
              wide={zoom.wide}
              isFit={zoom.isFit}
            />
          </Frame>
        </PictureDrop>
        {shown.view === 'beside' && <PrintedPicture printed={shown.printed} name={attendee} />}
      </div>
      <ViewSaid {...shown} />
    </>
  )
}

type SideProps = ComponentProps<typeof SelectedFields> & {
  actions: ComponentProps<typeof SelectionBar>['actions']
  pictures: ComponentProps<typeof AddPicture>['pictures']
  mayWrite: boolean
  titleOf: (field: LayoutField) => string
}

/** Properties of the selected fields, and the list of all. */
function Side(props: SideProps) {
  const { layout, selected, change, titleOf, fonts, contrastOf, actions, pictures, mayWrite, values } = props
  return (
    <aside className="surface padded stack">
      {selected.length > 0 && <SelectionBar actions={actions} count={selected.length} />}
      <SelectedFields {...{ layout, selected, change, titleOf, values }} fonts={fonts} contrastOf={contrastOf} />
      <PageActions actions={actions} />
      <LayerList {...{ layout, selected, change, actions }} nameOf={titleOf}>
        {mayWrite && <AddValue values={values} change={change} />}
        {mayWrite && <AddPicture pictures={pictures} />}
      </LayerList>
      <PrivateValues {...{ layout, values, change }} />
      <DesignerKeys />
    </aside>
  )
}

function PrintedElsewhere({ titles }: { titles: readonly string[] }) {
  const { elsewhere } = printedMessages
  if (titles.length === 0) return null
  return (
    <p data-elsewhere>
      {elsewhere} <bdi>{titles.join(' · ')}</bdi>
    </p>
  )
}

/** A text without values, with the names of the placeholders that it is made of. */
const plainText = (text = '') =>
  text.replace(/\{\{\s*(?:values\.)?(\w+)\s*\}\}/g, (_, name: string) => name.replaceAll('_', ' '))

/** Titles of fields, and their names with the place for screen readers. */
function useFieldNames(page: Design['layout']['page'], values: DesignValues | null, record: PrintedRecord) {
  const text = designerMessages
  const { lockedField } = actionMessages
  const labelOf = (wanted = '') => values?.values.find(({ key }) => key === wanted)?.label ?? wanted
  const titleOf = (field: LayoutField) => {
    if (field.type === 'text') return `“${printedText(field, record) || plainText(field.text)}”`
    const title = text.types[field.source === 'logo' ? 'logo' : field.type]!
    return field.type === 'value' ? `${title}${COLON} ${labelOf(field.value_key)}` : title
  }
  const nameOf = (field: LayoutField) => {
    const where = text.where(titleOf(field), ...millimetres(field, page))
    return field.locked ? `${where}, ${lockedField}` : where
  }
  return { titleOf, nameOf }
}
