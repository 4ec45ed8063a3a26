import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'

const WAIT_MS = 20_000
const PRESSED = ['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'menuitem', 'option'] as const

/**
 * Returns the first visible control with a name, within the dialog on top if there is one: something to press,
 * buttons first, else a field, else a text.
 * @param isField only fields
 */
export async function findControl(page: Page, name: string, isField: boolean): Promise<Locator> {
  const end = Date.now() + WAIT_MS
  while (Date.now() < end) {
    const dialog = page.getByRole('dialog').filter({ visible: true }).last()
    const scope = (await dialog.count()) > 0 ? dialog : page.locator('body')
    for (const each of candidates(scope, name, isField)) {
      const visible = each.filter({ visible: true }).first()
      if ((await visible.count()) > 0) return visible
    }
    await setTimeout(100)
  }
  throw new Error(`The page does not show “${name}”.`)
}

function candidates(scope: Locator, name: string, isField: boolean): Locator[] {
  // Labels add a zone in brackets, or whether the field is required.
  const label = new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\(.*\\)| required| optional)?$`)
  const field = scope.getByLabel(label)
  if (isField) return [field]
  const pressed = PRESSED.map((role) => scope.getByRole(role, { name, exact: true }))
  return [...pressed, field, scope.getByText(name, { exact: true })]
}
