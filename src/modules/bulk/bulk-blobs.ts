import type { BlobColumn } from '../../platform/blobs/index.ts'

/** Where archives are referred to. */
export const bulkBlobs: BlobColumn[] = [{ table: 'bulk_job', column: 'zip_key' }]
