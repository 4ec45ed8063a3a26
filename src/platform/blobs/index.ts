export type { BlobStore } from './blob-store.ts'
export { openFolderBlobs } from './folder-blobs.ts'
export { openS3Blobs } from './s3-blobs.ts'
