import type { Page } from 'playwright-core'

/** A form: its file, its page, the buttons that open it, and one of its fields. */
export type There = {
  file: string
  path: string
  opens?: (string | RegExp)[]
  field: string
  /** A field that is there once its choices are loaded. */
  last?: string
  isOnPage?: boolean
}

/** Problems as the service words them, by the name of a field: each begins with the name that the API has for it. */
const EMPTY = (name: string) => ({ type: 'missing', msg: `${name} is required` })
const WRONG = [
  { type: 'blank', msg: 'must not be empty' },
  { type: 'too_long', msg: 'must have at most 200 characters' },
  { type: 'email', msg: 'must be an e-mail address such as ayse@example.org' },
  { type: 'enum', msg: 'must be one of one_event, all' },
  { type: 'too_small', msg: 'must be 1 or more' },
  { type: 'not_possible', msg: 'does not go with event_ids' },
]
const INVALID = (name: string, nth: number) => {
  const { type, msg } = WRONG[nth % WRONG.length]!
  return { type, msg: `${name} ${msg}` }
}

/** The names that buttons have in Turkish, for forms that are opened by one. */
const TURKISH: Record<string, string> = {
  Views: 'Görünümler',
  'Save view': 'Görünümü kaydet',
  'New event': 'Yeni etkinlik',
  Duplicate: 'Çoğalt',
  'Add attendee': 'Katılımcı ekle',
  'New form': 'Yeni form',
  'Add contact': 'Kişi ekle',
  'Add question': 'Soru ekle',
  'Add type': 'Tür ekle',
  'Add company': 'Şirket ekle',
  'Add deal': 'Fırsat ekle',
  'Add task': 'Görev ekle',
  'Add rule': 'Kural ekle',
  'Add session': 'Oturum ekle',
  'Add speaker': 'Konuşmacı ekle',
  'New door link': 'Yeni kapı bağlantısı',
  'New automation': 'Yeni otomasyon',
  'Add condition': 'Koşul ekle',
  'Send test': 'Deneme gönder',
  Edit: 'Düzenle',
  Correct: 'Düzelt',
  Revoke: 'İptal et',
  'New design': 'Yeni tasarım',
  'Create API key': 'API anahtarı oluştur',
  'Add webhook': 'Webhook ekle',
  'Retry failed deliveries': 'Başarısız teslimatları yeniden dene',
  'Suppress address': 'Adresi engelle',
  'New template': 'Yeni şablon',
  'Invite member': 'Üye davet et',
  'Add identity provider': 'Kimlik sağlayıcı ekle',
  'Set up': 'Kur',
  'Add passkey': 'Geçiş anahtarı ekle',
}

/**
 * Has the service refuse every field of a form, once as empty and once as wrong.
 * @returns what each says, what has the focus, and API names that people could read
 */
export async function refuseForm(page: Page, url: string, of: There, isTurkish: boolean) {
  const { path, opens = [], field, last = field, isOnPage = opens.length === 0 } = of
  await page.goto('about:blank')
  await page.goto(`${url}/admin${path}`)
  for (const each of opens) {
    const name = isTurkish && typeof each === 'string' ? TURKISH[each]! : each
    await (name instanceof RegExp
      ? page.getByText(name)
      : page.getByRole('button', { name, exact: true }).or(page.getByRole('menuitem', { name, exact: true }))
    )
      .first()
      .click()
  }
  const form = (isOnPage ? page : page.getByRole('dialog'))
    .locator('form')
    .filter({ has: page.locator(`[name="${field}"]`) })
    .first()
  const fields = form.locator(
    ':is(input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), select, textarea)[name]',
  )
  await form.locator(`[name="${last}"]`).waitFor()
  const names = await fields.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).name))
  const typed = form.locator(`[name="${field}"]`)
  const isText = await typed.evaluate((each) => each.matches('textarea, input:not([type=datetime-local], [type=date])'))
  if (isText) await typed.fill('as it was typed')
  const unlabelled: string[] = []
  const leaks: string[] = []
  for (const problemOf of [EMPTY, INVALID]) {
    await page.route(
      (url) => url.pathname.includes('/api/v1/'),
      (route) => {
        if (route.request().method() === 'GET') return route.continue()
        const detail = [...names, 'some_other_field'].map((name, nth) => ({
          loc: ['body', ...name.split('.')],
          ...problemOf(name.split('.').at(-1)!, nth),
        }))
        return route.fulfill({ status: 422, json: { detail, code: 'validation_failed' } })
      },
    )
    await form.locator('[type=submit]').first().click()
    await form.locator('[aria-invalid=true]').first().waitFor()
    await page.unrouteAll()
    unlabelled.push(...(await fields.evaluateAll(withoutLabel)))
    const read = ((await page.locator('body').textContent()) ?? '').replaceAll(/https?:\S+|\{\{\w+\}\}/g, '')
    leaks.push(...(read.match(/\b(?:some_other_field|event_ids|one_event)\b/g) ?? []))
    leaks.push(...names.filter((name) => name.includes('_') && read.includes(name)))
  }
  const focused = await page.evaluate(() => (document.activeElement as HTMLInputElement).name)
  const kept = !isText || (await typed.inputValue()) === 'as it was typed'
  return {
    unlabelled,
    leaks,
    focused,
    kept,
    wanted: { unlabelled: [], leaks: [], focused: names[0], kept: true },
  }
}

/** The fields that are not marked as wrong in words that begin with, or have, the label that people see. */
function withoutLabel(all: Element[]): string[] {
  return all.flatMap((each) => {
    const { name, labels, ariaDescribedByElements: by } = each as HTMLInputElement
    const label = labels?.[0]?.cloneNode(true) as HTMLElement | undefined
    for (const hint of label?.querySelectorAll('.soft, [aria-hidden]') ?? []) hint.remove()
    const seen = label?.textContent?.trim() || each.getAttribute('aria-label') || '(no label)'
    const isSaid = by?.some(({ textContent }) => textContent?.includes(seen)) ?? false
    return each.getAttribute('aria-invalid') === 'true' && isSaid ? [] : [name]
  })
}
