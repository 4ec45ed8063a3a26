import { findControl } from './find-control.ts'
import { type Deed, type Guide, namesIn, type Picture, type Stage, type Step } from './guide.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/**
 * Does every step of a guide as a reader would.
 * @param show is called where a step has a picture
 */
export async function playGuide(
  given: Omit<Stage, 'opened'>,
  guide: Guide,
  show: (picture: Picture) => Promise<void>,
): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const stage: Stage = { ...given, opened }
  await stage.setTime(guide.time)
  await guide.prepare?.(stage)
  for (const { title, path, prepare, isOnPhone, steps } of guide.tasks) {
    await stage.page.setViewportSize(isOnPhone ? PHONE : WIDE)
    await prepare?.(stage)
    if (path) await stage.open(path(stage.ids))
    for (const each of steps)
      try {
        await playStep(stage, each)
        if (each.picture) await show(each.picture)
      } catch (error) {
        throw new Error(`${guide.name}, ${title}: ${each.text}`, { cause: error })
      }
  }
}

async function playStep(stage: Stage, { text, deeds }: Step): Promise<void> {
  const names = namesIn(text)
  const unnamed = Object.keys(deeds).filter((name) => !names.includes(name))
  if (unnamed.length > 0) throw new Error(`The text does not name ${unnamed.join(', ')}.`)
  for (const name of names) await act(stage, name, deeds[name])
}

async function act(stage: Stage, name: string, deed: Deed | undefined): Promise<void> {
  const control = await findControl(stage.page, name, typeof deed === 'string')
  if (deed === undefined) await control.click()
  else if (typeof deed === 'function') await deed(control, stage)
  else if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption(deed)
  else await control.fill(deed)
}
