/** The origin of an answer: the issuer's own site just now, this page as it was saved, or a file that was given to it. */
export type Source = 'issuer' | 'kept' | 'given'
export type Answer = { text: string; source: Source }

/** Returns what there is at an address, the most trustworthy first. */
export type Ask = (address: string) => Promise<Answer[]>
