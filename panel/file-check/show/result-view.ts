import type { JsonObject } from '../../../src/platform/credentials/canonize.ts'
import type { CheckedFile } from '../check/check-file.ts'
import { dateIn } from '../check/check-status.ts'
import type { Finding, Verdict } from '../check/findings.ts'
import { isObject } from '../check/proof.ts'
import { dayOf, element, type Words, written } from './words.ts'

type IconName = 'check' | 'cross' | 'clock' | 'question' | 'warning'

/** The colours and the icon of a verdict, as on the page of a certificate. */
const LOOKS: Record<Verdict, [tone: string, icon: IconName]> = {
  valid: ['valid', 'check'],
  kept: ['valid', 'check'],
  given: ['unknown', 'question'],
  revoked: ['revoked', 'cross'],
  expired: ['expired', 'clock'],
  early: ['expired', 'clock'],
  changed: ['revoked', 'cross'],
  stranger: ['revoked', 'cross'],
  open: ['unknown', 'question'],
  print: ['warning', 'warning'],
  several: ['warning', 'warning'],
  none: ['unknown', 'question'],
  foreign: ['unknown', 'question'],
  large: ['unknown', 'question'],
}

const ICONS: Record<Finding['result'], IconName> = { passed: 'check', failed: 'warning', open: 'question' }

/** The page has each icon in a template. */
function icon(name: IconName): Node {
  return (document.getElementById(`icon-${name}`) as HTMLTemplateElement).content.cloneNode(true)
}

export type Shown = { words: Words; keptOn: Date | null; name: string }

/** Shows the result of checking a file. */
export function resultView(checked: CheckedFile, { words, keptOn, name }: Shown): HTMLElement {
  const { verdict, findings, signed } = checked
  const { heading, meaning } = words.verdicts[verdict]
  const [tone, look] = LOOKS[verdict]
  const values = { domain: signed?.site.domain ?? '', day: keptOn ?? '' }
  const title = element('h3', { children: written(heading, values, words.language) })
  title.tabIndex = -1
  const file = element('p', { className: 'over', children: [element('bdi', { text: name })] })
  const means = element('p', { children: written(meaning, values, words.language) })
  const view = element('section', { className: 'sheet result' })
  view.dataset['verdict'] = verdict
  view.append(
    element('div', {
      className: `verdict ${tone}`,
      children: [icon(look), element('div', { children: [file, title, means] })],
    }),
  )
  if (signed) view.append(certificateView(signed, words))
  if (findings.length > 0) view.append(checksView(findings, { ...values, words }))
  return view
}

function certificateView({ credential, site }: NonNullable<CheckedFile['signed']>, words: Words): HTMLElement {
  const { facts, language } = words
  const subject = isObject(credential['credentialSubject']) ? credential['credentialSubject'] : {}
  const issuer = isObject(credential['issuer']) ? credential['issuer'] : {}
  const [from, until] = [dateIn(credential, 'validFrom'), dateIn(credential, 'validUntil')]
  const list = [
    [facts.issuer, String(issuer['name'])],
    [facts.site, site.domain],
    [facts.issued, from ? dayOf(from, language) : ''],
    [facts.until, until ? dayOf(until, language) : facts.noEnd],
  ].map(([term, text]) =>
    element('div', {
      children: [element('dt', { text: term! }), element('dd', { children: [element('bdi', { text: text! })] })],
    }),
  )
  return element('div', {
    className: 'part',
    children: [
      element('p', { className: 'over', text: facts.awardedTo }),
      element('p', { className: 'holder', children: [element('bdi', { text: String(subject['name']) })] }),
      element('p', { className: 'over', text: facts.for }),
      element('p', { className: 'event', children: [element('bdi', { text: String(credential['name']) })] }),
      element('dl', { className: 'facts', children: list }),
      element('p', { className: 'compare', text: words.compare }),
      ...pageLink(credential, site.lists, words),
    ],
  })
}

/** A link to the certificate's own page, if its site is its issuer's. */
function pageLink({ id }: JsonObject, lists: string, { page }: Words): HTMLElement[] {
  if (typeof id !== 'string' || !URL.canParse(id) || new URL(id).host !== new URL(lists).host) return []
  const link = element('a', { text: page })
  link.setAttribute('href', id)
  link.setAttribute('rel', 'noreferrer')
  return [element('p', { children: [link] })]
}

function checksView(findings: Finding[], { words, ...values }: { words: Words; day: Date | string }): HTMLElement {
  const items = findings.map(({ check, result, says, values: own }) => {
    const { name, ...texts }: Record<string, string> = words.checks[check]
    const lead = element('strong', { text: `${name!}: ${words.results[result]}.` })
    const text = written(texts[says] ?? '', { ...values, ...own }, words.language)
    const body = element('div', { children: [lead, ' ', ...text] })
    return element('li', { className: result, children: [icon(ICONS[result]), body] })
  })
  const view = element('section', {
    className: 'part',
    children: [element('h4', { text: words.checked }), element('ul', { className: 'checks', children: items })],
  })
  const limit = limitOf(findings)
  if (limit)
    view.append(element('p', { className: 'limit', children: written(words.limits[limit], values, words.language) }))
  return view
}

/** What the page cannot know without the issuer's own answers. */
function limitOf(findings: Finding[]): keyof Words['limits'] | null {
  const sources = findings.map(({ source }) => source)
  if (sources.includes('given')) return 'given'
  if (sources.includes('kept')) return 'kept'
  const isOpen = findings.some(({ check, result }) => result === 'open' && (check === 'key' || check === 'status'))
  return isOpen ? 'open' : null
}
