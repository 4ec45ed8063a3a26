/**
 * Texts that the service itself writes, by area. Each area is declared by the file that has its English texts:
 * `declare module '…/texts.ts' { interface Texts { ticketPage: TicketMessages } }`. Every other language is a folder of
 * `src/languages`, where a missing text is a compile error.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the files of the English texts fill it in
export interface Texts {}
