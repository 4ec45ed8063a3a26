import type { BlobColumn } from '../../platform/blobs/index.ts'

/** Where pictures are referred to. */
export const certificateBlobs: BlobColumn[] = [{ table: 'design_version', column: 'picture' }]
