/**
 * Texts of the box that checks files, on the page and in the copy of it that works without a network. The browser shows
 * `words`, where `⟦domain⟧` is the issuer's site, `⟦day⟧` a date and `⟦name⟧` a file.
 */
export type FileCheckMessages = {
  heading: string
  lead: string
  label: string
  asks: string
  noScript: string
  keep: string
  keepHint: string
  /** The copy: its title, the date and site it was saved from, the keys in it, and the way back to the site. */
  copy: { title: string; saved: string; holds: string; empty: string; site: string }
  words: {
    reading: string
    tooMany: string
    checked: string
    compare: string
    page: string
    results: Record<'passed' | 'failed' | 'open', string>
    facts: Record<'awardedTo' | 'for' | 'issuer' | 'site' | 'issued' | 'until' | 'noEnd', string>
    verdicts: Record<FileVerdict, { heading: string; meaning: string }>
    checks: {
      file: NamedTexts<'pdf' | 'png' | 'json'>
      proof: NamedTexts<'holds' | 'broken'>
      key: NamedTexts<Origin | 'stranger' | 'unknown'>
      status: NamedTexts<Origin | 'revoked' | 'ended' | 'unknown' | 'elsewhere'>
      dates: NamedTexts<'inForce' | 'endless' | 'ended' | 'future'>
      print: NamedTexts<Origin | 'unsigned' | 'added' | 'altered' | 'stranger' | 'unreachable' | 'picture'>
    }
    /** Limits of the page: with keys of its own, with keys that were given to it, without any. */
    limits: Record<'kept' | 'given' | 'open', string>
  }
}

/** The origin of keys: the issuer's site just now, the page as it was saved, files of the visitor. */
type Origin = 'issuer' | 'kept' | 'given'

type NamedTexts<Says extends string> = Record<'name' | Says, string>

type FileVerdict =
  | 'valid'
  | 'kept'
  | 'given'
  | 'revoked'
  | 'expired'
  | 'early'
  | 'changed'
  | 'stranger'
  | 'open'
  | 'print'
  | 'several'
  | 'none'
  | 'foreign'
  | 'large'
