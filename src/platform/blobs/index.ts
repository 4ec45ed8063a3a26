export type { BlobColumn, BlobStore } from './blob-store.ts'
export { openFolderBlobs } from './folder-blobs.ts'
export { areBlobsKept, keepBlobs } from './keep-blobs.ts'
export { openS3Blobs } from './s3-blobs.ts'
