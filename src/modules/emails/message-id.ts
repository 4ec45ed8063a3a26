/** The identity that a mail has outside, in every attempt. */
export function messageId({ siteUrl }: { siteUrl: string }, uid: string): string {
  return `<${uid}@${new URL(siteUrl).hostname}>`
}
