/** Message-ID header of an email, the same in every attempt. */
export function messageId({ siteUrl }: { siteUrl: string }, uid: string): string {
  return `<${uid}@${new URL(siteUrl).hostname}>`
}
