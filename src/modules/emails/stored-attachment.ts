/** What a mail carries, as its row holds it: a kind that a module draws, of one of that module's records. */
export type StoredAttachment = { kind: string; file_name: string; subject_id: number; inline_id?: string }
